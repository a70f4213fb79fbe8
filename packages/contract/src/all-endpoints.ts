import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
  readCategory,
} from './categories.ts';
import {
  changeDiner,
  deleteDiner,
  downloadDiner,
  logInDiner,
  readDiner,
  registerDiner,
} from './diners.ts';
import type { Endpoint } from './endpoint.ts';
import { readHealth, readReadiness } from './health.ts';
import { streamOrders, streamOwnOrders } from './order-streams.ts';
import { advanceOrder, listOrders, listOwnOrders, placeOrder, undoStep } from './orders.ts';
import {
  askForClosing,
  changeDinerPassword,
  changeStaffPassword,
  confirmEmail,
  forgotDinerPassword,
  forgotStaffPassword,
  resetDinerPassword,
  resetStaffPassword,
} from './passwords.ts';
import {
  changeProduct,
  createProduct,
  deleteProduct,
  listMenuRelations,
  listProducts,
  readProduct,
} from './products.ts';
import { listOpenTowns, registerRestaurant } from './registration.ts';
import { readRestaurant } from './restaurants.ts';
import { logInStaff, signOut } from './sessions.ts';
import {
  changeStaff,
  createStaff,
  findStaffByEmail,
  findStaffByUsername,
  listStaff,
  readOwnStaff,
} from './staff.ts';
import { enterTable, readTableCode, renewTableKey } from './tables.ts';

/** Every call there is: the API page lists them, and a test walks them. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [
  enterTable,
  logInStaff,
  signOut,
  registerRestaurant,
  listOpenTowns,
  askForClosing,
  createStaff,
  changeStaff,
  readOwnStaff,
  findStaffByUsername,
  findStaffByEmail,
  listStaff,
  changeStaffPassword,
  forgotStaffPassword,
  resetStaffPassword,
  registerDiner,
  logInDiner,
  readDiner,
  changeDiner,
  downloadDiner,
  deleteDiner,
  changeDinerPassword,
  forgotDinerPassword,
  resetDinerPassword,
  confirmEmail,
  readRestaurant,
  listCategories,
  readCategory,
  createCategory,
  changeCategory,
  deleteCategory,
  listProducts,
  readProduct,
  createProduct,
  changeProduct,
  deleteProduct,
  listMenuRelations,
  placeOrder,
  listOrders,
  advanceOrder,
  undoStep,
  streamOrders,
  listOwnOrders,
  streamOwnOrders,
  readTableCode,
  renewTableKey,
  readHealth,
  readReadiness,
];
