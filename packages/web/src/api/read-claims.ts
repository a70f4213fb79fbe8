import {
  toldPaymentFromWire,
  type PaidLineWire,
  type TabNewsWire,
  type TabPaymentWire,
  type ToldPayment,
  type WishedLineWire,
} from '@simplato/contract';
import {
  isClaimable,
  openCents,
  parseCents,
  partsBeside,
  type Cents,
  type ClaimableLine,
  type ClaimableTab,
  type ProductShare,
  type Order,
  type TabTotals,
  type WishedProduct,
} from '@simplato/domain';

/** A payment of the tab, as everybody at the table sees it. */
export interface SeenPayment extends ToldPayment {
  /** Empty for what pays no product in particular. */
  products: readonly SeenProduct[];
}

export interface SeenProduct {
  orderId: number;
  lineNumber: number;
  units: number;
  /** Null where each unit is paid whole. */
  share: { parts: number; take: number } | null;
  cents: Cents;
}

export function paymentFromWire(wire: TabPaymentWire): SeenPayment {
  return { ...toldPaymentFromWire(wire), products: wire.lineas.map(productFromWire) };
}

function productFromWire({ idorder, linea, unidades, partes, importe }: PaidLineWire): SeenProduct {
  return {
    orderId: idorder,
    lineNumber: linea,
    units: unidades,
    share: partes ? { parts: partes.de, take: partes.tomo } : null,
    cents: parseCents(importe) ?? 0,
  };
}

export function wishedToWire({ orderId, lineNumber, units, share }: WishedProduct): WishedLineWire {
  return {
    idorder: orderId,
    linea: lineNumber,
    unidades: units,
    ...(share && { partes: { de: share.parts, tomo: share.take } }),
  };
}

/**
 * What of the tab can be claimed, so that the phone works out the same sums as the server. The wire says
 * which parts of a shared unit are free, and of the others how many: which of them are taken is all the
 * same, for they cost alike.
 */
export function claimableFromWire(
  { pedidos = [], partes }: TabNewsWire,
  orders: readonly Order[],
  totals: TabTotals,
): ClaimableTab {
  const lines: ClaimableLine[] = [];
  const taken: ProductShare[] = [];
  pedidos.forEach(({ lineas }, at) => {
    const order = orders[at];
    if (!order || !isClaimable(order)) return;
    lineas.forEach(({ idcomensal, libre, compartidas }, index) => {
      const { quantity, unitGrossCents = 0 } = order.lines[index] ?? { quantity: 0 };
      const line = {
        orderId: order.orderId,
        lineNumber: index + 1,
        memberId: idcomensal,
        units: quantity,
        unitGrossCents,
      };
      if (quantity > 0) lines.push(line);
      taken.push(...sharedParts(line, compartidas));
      const shared = compartidas.map(({ unidad }) => unidad);
      taken.push(...wholeUnits(line, quantity - libre - shared.length, shared));
    });
  });
  return {
    lines,
    taken,
    division: partes && {
      divisionNumber: 0,
      parts: partes.de,
      dueCents: parseCents(partes.importe) ?? 0,
      takenParts: partsBeside(partes.de, partes.libres),
    },
    dueCents: totals.dueCents,
    openCents: openCents(totals),
  };
}

type SharedUnits = NonNullable<TabNewsWire['pedidos']>[number]['lineas'][number]['compartidas'];

function sharedParts(line: ClaimableLine, shared: SharedUnits): ProductShare[] {
  return shared.flatMap(({ unidad, de, libres }) =>
    partsBeside(de, libres).map((part) => shareOf(line, unidad, de, part)),
  );
}

/** So many units that are taken whole, by numbers that no shared one has. */
function wholeUnits(line: ClaimableLine, count: number, shared: readonly number[]): ProductShare[] {
  const whole: ProductShare[] = [];
  for (let unit = 1; whole.length < count; unit += 1) {
    if (!shared.includes(unit)) whole.push(shareOf(line, unit, 1, 1));
  }
  return whole;
}

function shareOf(
  { orderId, lineNumber }: ClaimableLine,
  unit: number,
  parts: number,
  part: number,
): ProductShare {
  // What it costs has been counted in the tab's sums.
  return { orderId, lineNumber, unit, parts, part, cents: 0 };
}
