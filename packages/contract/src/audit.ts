import {
  AUDIT_AREAS,
  auditAreaOf,
  type AuditAction,
  type AuditArea,
  type AuditEvent,
} from '@simplato/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { dayParam } from './history.ts';
import * as staffEndpoints from './staff-endpoints.ts';
import { idParam, isoTime } from './wire-fields.ts';

/** Entries per page of the audit trail. */
export const AUDIT_PAGE = 50;

const AREA_TO_WIRE = {
  menu: 'carta',
  restaurant: 'restaurante',
  tables: 'mesas',
  team: 'equipo',
  payments: 'cobros',
} as const satisfies Record<AuditArea, string>;
export type AreaWire = (typeof AREA_TO_WIRE)[AuditArea];

export function areaToWire(area: AuditArea): AreaWire {
  return AREA_TO_WIRE[area];
}

const AREAS_WIRE = Object.values(AREA_TO_WIRE);

export function areaFromWire(wire: AreaWire): AuditArea {
  const area = AUDIT_AREAS.find((one) => AREA_TO_WIRE[one] === wire);
  if (area === undefined) throw new Error(`No area is ${wire}`);
  return area;
}

/** What was done, as shown to the owner next to its subject. */
const TEXTS: Record<AuditAction, string> = {
  'product-added': 'Plato nuevo',
  'product-changed': 'Plato cambiado',
  'product-removed': 'Plato borrado',
  'product-restored': 'Plato recuperado',
  'products-ordered': 'Platos ordenados de otra manera',
  'category-added': 'Categoría nueva',
  'category-changed': 'Categoría cambiada',
  'category-removed': 'Categoría borrada',
  'category-restored': 'Categoría recuperada',
  'categories-ordered': 'Categorías ordenadas de otra manera',
  'menu-imported': 'Carta importada de un archivo',
  'settings-changed': 'Ajustes cambiados',
  'logo-changed': 'Logotipo cambiado',
  'kitchen-paused': 'Cocina cerrada',
  'kitchen-opened': 'Cocina abierta',
  'delay-changed': 'Demora de los pedidos',
  'board-changed': 'Ajustes del tablero cambiados',
  'stations-changed': 'Partidas de la cocina cambiadas',
  'closing-asked': 'Baja del restaurante pedida',
  'tables-added': 'Mesas nuevas',
  'table-removed': 'Mesa quitada',
  'table-key-renewed': 'Código de mesa renovado',
  'tab-closed': 'Cuenta cerrada',
  'tab-moved': 'Cuenta cambiada de mesa',
  'tabs-merged': 'Cuentas juntadas',
  'tabs-split': 'Cuentas separadas',
  'member-let-in': 'Comensal admitido en la cuenta',
  'order-moved': 'Pedido pasado a otra cuenta',
  'units-taken-off': 'Platos quitados de un pedido',
  'order-cancelled': 'Pedido cancelado',
  'person-invited': 'Invitación enviada',
  'invitation-withdrawn': 'Invitación retirada',
  'person-joined': 'Persona nueva en el equipo',
  'person-removed': 'Persona quitada del equipo',
  'role-changed': 'Papel cambiado',
  'name-changed': 'Nombre de usuario cambiado',
  'address-changed': 'Correo cambiado',
  'password-changed': 'Contraseña cambiada',
  'password-reset': 'Contraseña restablecida por correo',
  'pin-changed': 'PIN cambiado',
  'sessions-ended': 'Sesiones propias cerradas',
  'payments-link-asked': 'Conexión de los cobros pedida',
  'payments-account-changed': 'Cuenta de cobros actualizada',
  'tips-changed': 'Propinas',
  'refund-asked': 'Devolución',
  'tab-charged': 'Cobro en la mesa',
  'charge-undone': 'Cobro deshecho',
  'handed-back': 'Devuelto en mano',
  'invoicing-changed': 'Facturación',
  'invoice-named': 'Factura completa emitida',
  'certificate-uploaded': 'Certificado subido',
  'records-amended': 'Registros enviados otra vez',
  'till-opened': 'Caja abierta',
  'cash-put-in': 'Entrada de efectivo',
  'cash-taken-out': 'Salida de efectivo',
  'till-counted': 'Caja contada',
  'till-closed': 'Caja cerrada con Z',
};

/**
 * Where nobody of the restaurant did it. No action of its own: a version that does not know an action
 * cannot show a trail that has it, and the previous one still runs during an upgrade.
 */
const TEXTS_OF_NOBODY: Partial<Record<AuditAction, string>> = {
  'sessions-ended': 'Sesiones cerradas por quien opera Simplato',
};

function textOf({ action, actor }: WrittenEvent): string {
  return (actor === '' ? TEXTS_OF_NOBODY[action] : undefined) ?? TEXTS[action];
}

const auditEntryWire = z.object({
  id: z.int(),
  cuando: isoTime,
  /**
   * The name at that time; empty if no person did it, for example when the payment provider
   * reported something.
   */
  quien: z.string(),
  area: z.enum(AREAS_WIRE),
  que: z.string(),
  sobre: z.string(),
  /** Both empty when only the fact of a change was recorded. */
  cambios: z.array(z.object({ campo: z.string(), antes: z.string(), despues: z.string() })),
});
export type AuditEntryWire = z.output<typeof auditEntryWire>;

interface WrittenEvent extends AuditEvent {
  entryId: number;
  occurredAt: Date;
  actor: string;
}

export function auditEntryToWire(entry: WrittenEvent): AuditEntryWire {
  return {
    id: entry.entryId,
    cuando: entry.occurredAt.toISOString(),
    quien: entry.actor,
    area: areaToWire(auditAreaOf(entry.action)),
    que: textOf(entry),
    sobre: entry.subject,
    cambios: entry.changes.map(({ field, from, to }) => ({
      campo: field,
      antes: from,
      despues: to,
    })),
  };
}

export const listAudit = defineEndpoint(staffEndpoints.listAudit, {
  summary: 'Quién ha cambiado qué en el restaurante, lo más reciente primero, por páginas.',
  query: z.object({
    dia: z.optional(dayParam),
    area: z.optional(z.enum(AREAS_WIRE)),
    /** The `siguiente` of the previous page. */
    antes: z.optional(idParam),
  }),
  answers: {
    200: z.object({
      cambios: z.array(auditEntryWire),
      /** Where the next page begins; null on the last page. */
      siguiente: z.nullable(z.int()),
    }),
  },
  errors: [],
  example: {
    answer: {
      cambios: [
        {
          id: 812,
          cuando: '2026-11-20T20:14:00.000Z',
          quien: 'cocina',
          area: 'carta',
          que: 'Plato cambiado',
          sobre: 'Croquetas de jamón',
          cambios: [{ campo: 'Precio', antes: '9,50 €', despues: '10,50 €' }],
        },
      ],
      siguiente: 812,
    },
  },
});
