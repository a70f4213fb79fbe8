import { changeBoardSettings, readBoardSettings } from './board-settings.ts';
import { askForBill, callWaiter, endCall, endOwnCall, listCalls, takeCall } from './calls.ts';
import {
  changeCategory,
  createCategory,
  deleteCategory,
  listCategories,
  orderCategories,
  readCategory,
  restoreCategory,
} from './categories.ts';
import {
  changeDiner,
  deleteDiner,
  downloadDiner,
  logInDiner,
  readDiner,
  registerDiner,
} from './diners.ts';
import type { Endpoint, EndpointHead } from './endpoint.ts';
import type * as heads from './endpoints.ts';
import { listCorrections } from './corrections.ts';
import { readDay, readPeriod } from './day-figures.ts';
import { readHealth, readReadiness } from './health.ts';
import { pauseKitchen } from './kitchen.ts';
import { listAudit } from './audit.ts';
import { listHistory } from './history.ts';
import { exportMenu, exportMenuSheet, importMenuFile, previewMenuFile } from './menu-files.ts';
import {
  cancelOrder,
  removeFromOrder,
  listClosedOrders,
  listOrderChanges,
  printTicket,
  returnOrder,
  seeOrder,
  tickLine,
} from './order-changes.ts';
import { sendEmail } from './mailer.ts';
import { streamOrders, streamOwnOrders } from './order-streams.ts';
import { advanceOrder, listOrders, listOwnOrders, placeOrder, undoStep } from './orders.ts';
import {
  endDinerSessions,
  endStaffSessions,
  listDinerSessions,
  listStaffSessions,
} from './own-sessions.ts';
import {
  askForClosing,
  readClosing,
  changeDinerPassword,
  changeStaffPassword,
  confirmEmail,
  forgotDinerPassword,
  forgotStaffPassword,
  resetDinerPassword,
  resetStaffPassword,
} from './passwords.ts';
import {
  checkPayment,
  createAccountLink,
  createCheckout,
  dropOrder,
  payAtTable,
  readPaymentAccount,
  receivePaymentEvent,
  switchTips,
} from './payments.ts';
import { readAccent } from './accents.ts';
import { deleteLogo, uploadLogo } from './logos.ts';
import { mailShareReceipt, printOwnReceipt, printReceipt, printShareReceipt } from './receipts.ts';
import {
  readOrderMoney,
  readTabPaymentMoney,
  refundOrder,
  refundTabPayment,
  returnByHand,
} from './refunds.ts';
import { deletePhoto, readPhoto, uploadPhoto } from './photos.ts';
import {
  changeProduct,
  createProduct,
  deleteProduct,
  listMenuRelations,
  listProducts,
  markSoldOut,
  orderProducts,
  readProduct,
  restoreProduct,
} from './products.ts';
import { listOpenTowns, registerRestaurant } from './registration.ts';
import { changeRestaurant, readRestaurant } from './restaurants.ts';
import { logInStaff, signOut } from './sessions.ts';
import {
  changeStaff,
  createStaff,
  findStaffByEmail,
  findStaffByUsername,
  listStaff,
  readOwnStaff,
} from './staff.ts';
import {
  changeTable,
  createTables,
  deleteTable,
  enterTable,
  listTableNames,
  listTables,
  printTables,
  readTableCode,
  renewTableKey,
} from './tables.ts';
import { changeBasket, placeRound } from './baskets.ts';
import {
  askForRelease,
  chargeTab,
  checkTabPayment,
  giveBackTabPayment,
  handBack,
  releaseTabPayment,
  startTabPayment,
  undoCharge,
} from './tab-payments.ts';
import { joinTab, letIn, nameMember, readOwnTab, readPlace } from './tabs.ts';
import {
  admitMember,
  closeTab,
  listTabs,
  mergeTabs,
  moveOrder,
  moveTab,
  readTab,
  seatParty,
  splitTab,
  printBill,
} from './room.ts';
import {
  acceptInvitation,
  changePersonRole,
  changePin,
  invitePerson,
  listColleagues,
  readInvitation,
  readTeam,
  removePerson,
  switchPerson,
  withdrawInvitation,
} from './team.ts';
import { placeOrderForTable } from './table-orders.ts';
import {
  closeShift,
  countTill,
  exportShift,
  listShifts,
  openShift,
  printShift,
  putCashIn,
  readShift,
  readShiftSoFar,
  readTill,
  takeCashOut,
} from './till.ts';

/** Every head with its schemas: a call that has only one of the two does not compile. */
const ENDPOINTS = {
  enterTable,
  logInStaff,
  signOut,
  registerRestaurant,
  listOpenTowns,
  askForClosing,
  readClosing,
  createStaff,
  changeStaff,
  readOwnStaff,
  findStaffByUsername,
  findStaffByEmail,
  listStaff,
  listStaffSessions,
  endStaffSessions,
  changeStaffPassword,
  forgotStaffPassword,
  resetStaffPassword,
  readTeam,
  invitePerson,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  changePersonRole,
  removePerson,
  changePin,
  listColleagues,
  switchPerson,
  registerDiner,
  logInDiner,
  readDiner,
  changeDiner,
  downloadDiner,
  deleteDiner,
  listDinerSessions,
  endDinerSessions,
  changeDinerPassword,
  forgotDinerPassword,
  resetDinerPassword,
  confirmEmail,
  readRestaurant,
  changeRestaurant,
  pauseKitchen,
  listCategories,
  readCategory,
  createCategory,
  changeCategory,
  deleteCategory,
  restoreCategory,
  orderCategories,
  listProducts,
  readProduct,
  createProduct,
  changeProduct,
  deleteProduct,
  restoreProduct,
  orderProducts,
  markSoldOut,
  uploadPhoto,
  deletePhoto,
  readPhoto,
  uploadLogo,
  deleteLogo,
  readAccent,
  listMenuRelations,
  exportMenu,
  exportMenuSheet,
  previewMenuFile,
  importMenuFile,
  placeOrder,
  listOrders,
  advanceOrder,
  undoStep,
  tickLine,
  seeOrder,
  returnOrder,
  cancelOrder,
  removeFromOrder,
  listClosedOrders,
  listOrderChanges,
  printTicket,
  listHistory,
  listAudit,
  readDay,
  readPeriod,
  listCorrections,
  placeOrderForTable,
  readBoardSettings,
  changeBoardSettings,
  streamOrders,
  listOwnOrders,
  sendEmail,
  createAccountLink,
  readPaymentAccount,
  switchTips,
  createCheckout,
  checkPayment,
  payAtTable,
  dropOrder,
  receivePaymentEvent,
  refundOrder,
  returnByHand,
  refundTabPayment,
  readTabPaymentMoney,
  readOrderMoney,
  printOwnReceipt,
  printShareReceipt,
  mailShareReceipt,
  printReceipt,
  streamOwnOrders,
  listTables,
  readPlace,
  joinTab,
  readOwnTab,
  changeBasket,
  placeRound,
  nameMember,
  letIn,
  callWaiter,
  endOwnCall,
  askForBill,
  listCalls,
  takeCall,
  endCall,
  listTabs,
  readTab,
  seatParty,
  moveTab,
  mergeTabs,
  splitTab,
  closeTab,
  admitMember,
  printBill,
  moveOrder,
  startTabPayment,
  giveBackTabPayment,
  checkTabPayment,
  askForRelease,
  chargeTab,
  undoCharge,
  handBack,
  releaseTabPayment,
  listTableNames,
  createTables,
  changeTable,
  deleteTable,
  printTables,
  readTableCode,
  renewTableKey,
  readTill,
  openShift,
  putCashIn,
  takeCashOut,
  readShiftSoFar,
  countTill,
  closeShift,
  listShifts,
  readShift,
  printShift,
  exportShift,
  readHealth,
  readReadiness,
} satisfies { [Name in keyof typeof heads]: (typeof heads)[Name] & Endpoint };

/** Every call of the API: the API page lists them, and a test checks each one. */
export const ALL_ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS);

type Known = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];
type KnownByCall = { [E in Known as `${E['method']} ${E['path']}`]: E };
type CallOf<Head extends EndpointHead> = `${Head['method']} ${Head['path']}`;

/** The endpoint that a head belongs to, for the types of what is sent and answered. */
export type WithSchemas<Head extends EndpointHead> =
  CallOf<Head> extends keyof KnownByCall ? KnownByCall[CallOf<Head>] : Endpoint;
