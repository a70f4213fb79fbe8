export * from './client.ts';
export * from './diner.ts';
export * from './menu.ts';
export * from './orders.ts';
export * from './passwords.ts';
export * from './restaurant.ts';
export * from './staff.ts';
export * from './transports.ts';
