import { MENU_LANGUAGES, MENU_LIMITS } from '@simplato/domain';
import * as z from 'zod/mini';
import { categoryExample } from './category-wire.ts';
import { defineEndpoint } from './endpoint.ts';
import { LETTER_KINDS } from './letter-kinds.ts';
import { menuFileWire } from './menu-file-wire.ts';
import {
  menuCountsExample,
  menuCountsWire,
  menuPreviewExample,
  menuPreviewWire,
} from './menu-preview-wire.ts';
import { productExample } from './product-wire.ts';
import { MENU_FILE_MAX_BYTES } from './request-limits.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { text } from './wire-fields.ts';

const { idcategoria, nombrecategoria, curso, activo, imgurl, color, horario, traducciones } =
  categoryExample;
const {
  productostype: _category,
  identerprise: _restaurant,
  disponible: _available,
  foto: _photo,
  orden: _place,
  version: _version,
  ...product
} = productExample;

/** Errors of the two calls that take a file. */
const ABOUT_THE_FILE = [
  'menu_file_too_large',
  'menu_file_too_long',
  'menu_file_workbook',
  'menu_file_unsupported',
  'menu_file_unreadable',
  'menu_file_letters',
] as const;

/** How a file is read that does not say it, once somebody was asked with `menu_file_letters`. */
const letras = z.optional(z.enum(LETTER_KINDS));

export const exportMenu = defineEndpoint(staffEndpoints.exportMenu, {
  summary: 'La carta completa, sin fotos, para guardarla o llevarla a otra parte.',
  answers: { 200: menuFileWire },
  errors: [],
  example: {
    answer: {
      formato: 'carta-simplato',
      identerprise: 1001,
      categorias: [
        {
          idcategoria,
          nombrecategoria,
          curso,
          activo,
          imgurl,
          color,
          horario,
          traducciones,
          productos: [product],
        },
      ],
    },
  },
});

export const exportMenuSheet = defineEndpoint(staffEndpoints.exportMenuSheet, {
  summary:
    'La carta como hoja de cálculo: una fila por producto, con el precio que ve el comensal.',
  answers: { 200: z.string() },
  file: 'text/csv; charset=utf-8',
  errors: [],
  example: { answer: 'Categoría;Plato;Precio con IVA\r\nPrimeros;Salmorejo;7,00\r\n' },
});

export const printMenu = defineEndpoint(staffEndpoints.printMenu, {
  summary:
    'La carta en PDF, en A4, para imprimirla: lo que hay, con precios, horas y alérgenos. Lo agotado ' +
    'hasta nuevo aviso no sale. En otro idioma, lo que no esté traducido sale en español.',
  query: z.object({ idioma: z.optional(z.enum(['es', ...MENU_LANGUAGES])) }),
  answers: { 200: z.string() },
  file: 'application/pdf',
  errors: ['not_found'],
  example: { answer: '%PDF-1.7' },
});

export const previewMenuFile = defineEndpoint(staffEndpoints.previewMenuFile, {
  summary:
    'Lee una carta en CSV o JSON, el archivo tal cual, y dice fila a fila qué se crearía, qué ' +
    'cambiaría y qué no se puede leer. No guarda nada.',
  query: z.object({ letras }),
  upload: { type: 'text/csv', maxBytes: MENU_FILE_MAX_BYTES },
  answers: { 200: menuPreviewWire },
  errors: ABOUT_THE_FILE,
  example: { answer: menuPreviewExample },
});

export const importMenuFile = defineEndpoint(staffEndpoints.importMenuFile, {
  summary:
    'Guarda un archivo entero, o nada; con sinerrores, sin las filas que su vista previa da por ' +
    'erróneas. La huella es la de su vista previa: si desde entonces haría ' +
    'otra cosa no se guarda nada y la respuesta trae la vista previa de ahora. Repetirlo no hace ' +
    `nada. Una carta tiene como mucho ${MENU_LIMITS.products} productos y ${MENU_LIMITS.categories} categorías.`,
  query: z.object({ huella: text(64), letras, sinerrores: z.optional(z.literal('true')) }),
  upload: { type: 'text/csv', maxBytes: MENU_FILE_MAX_BYTES },
  answers: { 200: menuCountsWire },
  errors: [...ABOUT_THE_FILE, 'menu_file_refused', 'menu_file_outdated', 'menu_full'],
  example: { answer: menuCountsExample },
});
