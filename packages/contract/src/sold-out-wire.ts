import type { SoldOut } from '@simplato/domain';

const TO_WIRE = {
  no: 'no',
  today: 'hoy',
  'until-changed': 'indefinido',
} as const satisfies Record<SoldOut, string>;

export type SoldOutWire = (typeof TO_WIRE)[SoldOut];
export const SOLD_OUT_WIRE = ['no', 'hoy', 'indefinido'] as const;

const FROM_WIRE = {
  no: 'no',
  hoy: 'today',
  indefinido: 'until-changed',
} as const satisfies Record<SoldOutWire, SoldOut>;

export const soldOutToWire = (soldOut: SoldOut): SoldOutWire => TO_WIRE[soldOut];
export const soldOutFromWire = (wire: SoldOutWire): SoldOut => FROM_WIRE[wire];
