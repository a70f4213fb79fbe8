import type * as spanish from '../es/product-sheet.ts';
import type { Messages } from '../messages.ts';
import { MENU_MESSAGES } from './menu.ts';

export const PRODUCT_SHEET_MESSAGES: Messages<typeof spanish.PRODUCT_SHEET_MESSAGES> = {
  ...MENU_MESSAGES,
  save: 'Guardar',
  withPrice: (verb, price) => `${verb} · ${price}`,
  soldOutFor: {
    no: '',
    today: 'Hoje já não há. Experimenta outro prato.',
    'until-changed': 'Por agora não há. Experimenta outro prato.',
  },
  servedAt: (hours) => `Serve-se a estas horas: ${hours}.`,
  goneText: 'O restaurante tirou-o da ementa. Escolhe outro prato.',
  seeMenu: 'Ver a ementa',
  note: 'Nota para a cozinha',
  notePlaceholder: 'Sem sal, bem passado…',
  allergens: {
    ...MENU_MESSAGES.allergens,
    heading: 'Alergénios',
    tracesHeading: 'Pode conter vestígios',
    ask: 'Se tens alguma alergia, pergunta ao empregado antes de pedir.',
    none: 'Sem alergénios de declaração obrigatória',
  },
  dietOfProduct: 'O restaurante declara-o do prato, não das suas opções.',
  weigh: {
    ask: 'Pedir que o pesem',
    about: 'cerca de',
    title: 'Vende-se a peso',
    text: 'Um empregado pesa-o e verás o peso e o preço em «A mesa». Não se prepara nem se cobra até aceitares.',
    changed: 'A ementa mudou e não pedimos nada. Vê-a outra vez antes de pedir.',
  },
  format: { legend: 'Formato', hint: 'Escolhe um.', fault: 'Escolhe um formato' },
  options: {
    required: 'Obrigatório',
    optional: 'Opcional',
    nothing: 'Nada',
    full: (most) => `Já tens ${most}, o máximo. Para trocar, tira uma.`,
    faults: {
      one: (group) => `Escolhe uma opção de «${group}»`,
      'at-least': (least, group) => `Escolhe pelo menos ${least} de «${group}»`,
      'at-most': (most, group) => `Escolhe no máximo ${most} de «${group}»`,
    },
    hints: {
      one: 'Escolhe uma.',
      oneOrNone: 'Escolhe uma, se quiseres.',
      any: 'Escolhe as que quiseres.',
      upTo: (most) => `Escolhe até ${most}.`,
      exactly: (count) => `Escolhe ${count}.`,
      atLeast: (least) => `Escolhe pelo menos ${least}.`,
      between: (least, most) => `Escolhe entre ${least} e ${most}.`,
    },
  },
};
