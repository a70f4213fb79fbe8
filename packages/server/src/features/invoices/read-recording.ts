import type { RecordingWire } from '@simplato/contract';
import { describeAgencyError } from '@simplato/domain';
import type { VerifactuConfig } from '../../config.ts';
import type { Queryable } from '../../db/database.ts';
import { canBeAmended } from './amend-records.ts';
import { findInvoicing } from './invoice-queries.ts';
import {
  countWaiting,
  findSending,
  listRemarks,
  type Remark,
  type Sending,
  type SendingTrouble,
} from './sending-queries.ts';

/** How long before it expires a certificate is warned about. */
const WARNED_DAYS = 45;
const DAY_MS = 86_400_000;
const REMARKS = 50;

const TROUBLES: Readonly<Record<SendingTrouble, { texto: string; consejo: string }>> = {
  transport: {
    texto: 'Hacienda no responde.',
    consejo: 'No tienes que hacer nada: sigue vendiendo, y se envía solo en cuanto responda.',
  },
  certificate: {
    texto: 'Hacienda no admite tu certificado: puede haber caducado o estar revocado.',
    consejo: 'Sube un certificado en vigor. Sigue vendiendo: los registros esperan.',
  },
  refused: {
    texto: 'Hacienda no admite el envío tal como está.',
    consejo: 'Escríbenos con el código. Sigue vendiendo: los registros esperan.',
  },
  key: {
    texto: 'El servidor ha cambiado de clave y ya no puede abrir tu certificado.',
    consejo: 'Vuelve a subirlo. Sigue vendiendo: los registros esperan.',
  },
  environment: {
    texto: 'Estos registros se hicieron para el servicio de pruebas de Hacienda, o al revés.',
    consejo: 'Vuelve a activar VERI*FACTU: empezará una cadena nueva.',
  },
};

const STOPPED = {
  restored: {
    texto:
      'Se ha recuperado una copia de seguridad. Si después de hacerla se emitió alguna factura, Hacienda ya la tiene y su número se repetiría: por eso no se emite ninguna más.',
    consejo:
      'Si estás seguro de que la copia es la última y no falta ninguna factura, sigue con la misma cadena. Si no, empieza una nueva: las facturas seguirán con otra serie, y saldrán las que faltan.',
  },
  ahead: {
    texto:
      'Hacienda tiene facturas que aquí no están: se ha recuperado una copia de seguridad anterior a lo enviado. No se emite ninguna más, para no repetir números.',
    consejo:
      'Recupera una copia más reciente si la tienes. Si no, empieza una cadena nueva: las facturas seguirán con otra serie, y saldrán las que faltan.',
  },
} as const;

export async function readRecording(
  db: Queryable,
  agency: VerifactuConfig | null,
  restaurantId: number,
  now: Date,
): Promise<RecordingWire> {
  const invoicing = await findInvoicing(db, restaurantId);
  const sending = await findSending(db, restaurantId);
  const chain = invoicing?.chain ?? 0;
  const { waiting, since } = await countWaiting(db, { restaurantId, chain });
  const remarks = await listRemarks(db, restaurantId, REMARKS);
  const { stopped = null, stoppedAt = null } = invoicing ?? {};
  const isTelling = invoicing?.mode === 'verifactu' && stopped === null;
  return {
    entorno: agency && (agency.environment === 'test' ? 'pruebas' : 'produccion'),
    certificado: sending && {
      titular: sending.holder.name,
      nif: sending.holder.taxId,
      caduca: sending.validUntil.toISOString(),
      avisa: sending.validUntil.getTime() < now.getTime() + WARNED_DAYS * DAY_MS,
    },
    pendientes: waiting,
    desde: since?.toISOString() ?? null,
    incidencia: sending && troubleToWire(sending),
    parada: stopped &&
      stoppedAt && {
        ...STOPPED[stopped],
        mismacadena: stopped === 'restored',
        desde: stoppedAt.toISOString(),
      },
    reparos: remarks.flatMap((one) => remarkToWire(one, isTelling ? chain : 0)),
  };
}

/**
 * Nothing of one that was issued in the right name since.
 *
 * @param chain the one that is written; 0 where none is
 */
function remarkToWire(one: Remark, chain: number): RecordingWire['reparos'] {
  const { what, advice, remedy } = describeAgencyError(one.code ?? 0, one.isNamed);
  if (remedy === 'name-again' && one.isRenamed) return [];
  const isToAmend = canBeAmended(one, chain);
  return [
    {
      registro: one.turn,
      idfactura: one.invoiceId,
      numero: one.number,
      estado: one.state === 'refused' ? 'rechazado' : 'aceptado_con_errores',
      codigo: one.code,
      cuando: one.answeredAt.toISOString(),
      texto: what,
      consejo: advice,
      remedio: remedy === 'name-again' ? 'corregir' : isToAmend ? 'subsanar' : null,
    },
  ];
}

function troubleToWire({ trouble, troubleCode, troubleSince }: Sending) {
  if (trouble === null || troubleSince === null) return null;
  const words = troubleCode === null ? null : describeAgencyError(troubleCode);
  const { texto, consejo } = TROUBLES[trouble];
  return {
    texto: words && trouble === 'refused' ? words.what : texto,
    consejo: words && trouble === 'refused' ? words.advice : consejo,
    desde: troubleSince.toISOString(),
  };
}
