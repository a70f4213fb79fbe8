import type { MenuFault } from '@simplato/domain';
import { products } from './count.ts';

interface FaultTexts {
  title: string;
  /** What to do about it, and why. */
  text: string;
  /** Null where no law asks for it. */
  source: string | null;
}

export const MENU_REVIEW_MESSAGES = {
  pageTitle: 'Revisión de la carta · Simplato',
  heading: 'Revisión de la carta',
  back: 'Productos',
  way: 'Revisar la carta',
  loading: 'Cargando la carta…',
  note: 'Es lo que Simplato puede comprobar en lo que has escrito. No es asesoramiento legal.',
  good: {
    title: 'No falta nada de lo que miramos',
    text: 'Alérgenos, precios, suplementos, IVA y categorías están como deben.',
  },
  products,
  categories: (count: number) => (count === 1 ? '1 categoría' : `${count} categorías`),
  source: 'Lo pide:',
  faults: {
    'for-nothing': {
      title: 'A 0,00 €',
      text: 'Están en la carta y se piden gratis. Ponles precio o, si solo se comen en un menú, pásalos a una categoría desactivada.',
      source: null,
    },
    'allergens-unstated': {
      title: 'Alérgenos sin informar',
      text: 'Di de cada plato cuáles de los catorce lleva, o que no lleva ninguno. Mientras, tus comensales leen «no informado» y tienen que preguntar.',
      source: 'Reglamento (UE) 1169/2011, artículo 44 y anexo II, y Real Decreto 126/2015.',
    },
    'market-price': {
      title: 'Precio según mercado',
      text: 'El precio se sabe antes de pedir: pon el de hoy y cámbialo cuando cambie.',
      source: 'Ley de consumidores y usuarios (Real Decreto Legislativo 1/2007), artículo 60.',
    },
    'percentage-supplement': {
      title: 'Suplemento en porcentaje',
      text: 'Pon el precio final de cada plato, no un tanto por ciento que el comensal tenga que calcular.',
      source:
        'Ley de consumidores y usuarios (Real Decreto Legislativo 1/2007), artículos 20 y 60.',
    },
    'other-vat': {
      title: 'IVA que no es de hostelería',
      text: 'Lo que se sirve en la mesa lleva el 10 %. Si es otra cosa, pregunta a tu asesor.',
      source: 'Ley 37/1992 del IVA, artículo 91.Uno.2.2.º',
    },
    'unseen-category': {
      title: 'Categorías que nadie ve',
      text: 'Están desactivadas, sin horario o vacías: tus comensales no las tienen en la carta.',
      source: null,
    },
  } satisfies Record<MenuFault, FaultTexts>,
} as const;
