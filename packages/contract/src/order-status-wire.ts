import type {
  RestaurantStatus,
  OrderOrigin,
  OrderStatus,
  OrderStep,
  PaymentStatus,
} from '@simplato/domain';

/** The wire's names for the status of an order. READY means "en curso": just received. */
const STATUS_TO_WIRE = {
  received: 'READY',
  preparing: 'PREPARING',
  ready: 'COMPLETED',
  closed: 'CLOSED',
  cancelled: 'CANCELLED',
} as const satisfies Record<OrderStatus, string>;

/** The wire's payment flag is a string. */
const PAYMENT_TO_WIRE = {
  unpaid: 'false',
  pending: 'pending',
  paid: 'true',
} as const satisfies Record<PaymentStatus, string>;

export type OrderStatusWire = (typeof STATUS_TO_WIRE)[OrderStatus];
export type StepStatusWire = (typeof STATUS_TO_WIRE)[OrderStep];
export type PaymentWire = (typeof PAYMENT_TO_WIRE)[PaymentStatus];

const ORIGIN_TO_WIRE = {
  diner: 'comensal',
  staff: 'camarero',
} as const satisfies Record<OrderOrigin, string>;
export type OriginWire = (typeof ORIGIN_TO_WIRE)[OrderOrigin];

/** The statuses that a step may be requested with. */
export const STEP_STATUS_WIRE = ['READY', 'PREPARING', 'COMPLETED', 'CLOSED'] as const;
export const ORDER_STATUS_WIRE = [...STEP_STATUS_WIRE, 'CANCELLED'] as const;
/** The statuses that the history distinguishes. */
export const RESTAURANT_STATUS_WIRE = [...ORDER_STATUS_WIRE, 'ABANDONED'] as const;
export type RestaurantStatusWire = (typeof RESTAURANT_STATUS_WIRE)[number];
export const ORIGIN_WIRE = ['comensal', 'camarero'] as const;
export const PAYMENT_WIRE = ['false', 'pending', 'true'] as const;

function invert<Code extends string, Wire extends string>(table: Record<Code, Wire>) {
  return Object.fromEntries(Object.entries(table).map(([code, wire]) => [wire, code])) as Record<
    Wire,
    Code
  >;
}
const STATUS_FROM_WIRE = invert<OrderStatus, OrderStatusWire>(STATUS_TO_WIRE);
const ORIGIN_FROM_WIRE = invert<OrderOrigin, OriginWire>(ORIGIN_TO_WIRE);
const PAYMENT_FROM_WIRE = invert<PaymentStatus, PaymentWire>(PAYMENT_TO_WIRE);

export const statusToWire = <Status extends OrderStatus>(
  status: Status,
): (typeof STATUS_TO_WIRE)[Status] => STATUS_TO_WIRE[status];
export const statusFromWire = (wire: OrderStatusWire): OrderStatus => STATUS_FROM_WIRE[wire];
export const restaurantStatusToWire = (status: RestaurantStatus): RestaurantStatusWire =>
  status === 'abandoned' ? 'ABANDONED' : statusToWire(status);
export const restaurantStatusFromWire = (wire: RestaurantStatusWire): RestaurantStatus =>
  wire === 'ABANDONED' ? 'abandoned' : statusFromWire(wire);
export const paymentToWire = (payment: PaymentStatus): PaymentWire => PAYMENT_TO_WIRE[payment];
export const paymentFromWire = (wire: PaymentWire): PaymentStatus => PAYMENT_FROM_WIRE[wire];
export const originToWire = (origin: OrderOrigin): OriginWire => ORIGIN_TO_WIRE[origin];
export const originFromWire = (wire: OriginWire): OrderOrigin => ORIGIN_FROM_WIRE[wire];
