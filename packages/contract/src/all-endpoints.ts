import { changeBoardSettings, readBoardSettings } from './board-settings.ts';
import { changeStations, readStations } from './stations.ts';
import { confirmTicket, listWaitingTickets, takeTicket } from './tickets.ts';
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
import type * as accountEndpoints from './account-endpoints.ts';
import type * as endpoints from './endpoints.ts';
import type * as paymentEndpoints from './payment-endpoints.ts';
import type * as staffEndpoints from './staff-endpoints.ts';
import { listCorrections } from './corrections.ts';
import { readDay, readPeriod } from './day-figures.ts';
import { readHealth, readReadiness } from './health.ts';
import { delayOrders, pauseKitchen } from './kitchen.ts';
import { listAudit } from './audit.ts';
import { readPromises, readWaits } from './promises.ts';
import { listHistory } from './history.ts';
import {
  exportMenu,
  exportMenuSheet,
  importMenuFile,
  previewMenuFile,
  printMenu,
} from './menu-files.ts';
import {
  cancelOrder,
  fireCourse,
  holdCourse,
  unserveCourse,
  removeFromOrder,
  listClosedOrders,
  listOrderChanges,
  printTicket,
  returnOrder,
  seeOrder,
  serveCourse,
  tickLine,
} from './order-changes.ts';
import { acceptWeight, acceptWeightByPin, weighLine } from './weighing.ts';
import { sendEmail } from './mailer.ts';
import { streamOrders, streamOwnOrders } from './order-streams.ts';
import {
  advanceOrder,
  listMissedOrders,
  listOrders,
  listOwnOrders,
  placeOrder,
  undoStep,
} from './orders.ts';
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
import { amendRecords, checkRecords, readRecording, uploadCertificate } from './recording.ts';
import {
  askForInvoice,
  askForInvoiceAtTable,
  changeInvoicing,
  exportInvoices,
  listInvoices,
  listOwnInvoices,
  nameInvoice,
  printOwnInvoice,
  printInvoice,
  printInvoiceTicket,
  readInvoice,
  readInvoicing,
} from './invoices.ts';
import {
  mailShareReceipt,
  printOwnReceipt,
  printReceipt,
  printShareReceipt,
  readShare,
} from './receipts.ts';
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
import { changeBasket, fireOwnCourse, placeRound } from './baskets.ts';
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
import { joinTab, letIn, nameMember, readOwnTab, readPlace, tellTable } from './tabs.ts';
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
  listPrintedBills,
} from './room.ts';
import {
  acceptInvitation,
  changePersonRole,
  changePin,
  inviteByLink,
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

type Heads = typeof endpoints &
  typeof accountEndpoints &
  typeof paymentEndpoints &
  typeof staffEndpoints;

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
  inviteByLink,
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
  delayOrders,
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
  printMenu,
  previewMenuFile,
  importMenuFile,
  placeOrder,
  listOrders,
  listMissedOrders,
  advanceOrder,
  undoStep,
  weighLine,
  acceptWeight,
  acceptWeightByPin,
  tickLine,
  seeOrder,
  fireCourse,
  holdCourse,
  unserveCourse,
  serveCourse,
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
  readPromises,
  readWaits,
  listCorrections,
  placeOrderForTable,
  readBoardSettings,
  changeBoardSettings,
  readStations,
  changeStations,
  listWaitingTickets,
  takeTicket,
  confirmTicket,
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
  listOwnInvoices,
  printOwnInvoice,
  askForInvoice,
  readShare,
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
  tellTable,
  fireOwnCourse,
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
  listPrintedBills,
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
  readInvoicing,
  changeInvoicing,
  listInvoices,
  exportInvoices,
  readInvoice,
  printInvoice,
  printInvoiceTicket,
  nameInvoice,
  askForInvoiceAtTable,
  readRecording,
  uploadCertificate,
  checkRecords,
  amendRecords,
  readHealth,
  readReadiness,
} satisfies { [Name in keyof Heads]: Heads[Name] & Endpoint };

/** Every call of the API: the API page lists them, and a test checks each one. */
export const ALL_ENDPOINTS: readonly Endpoint[] = Object.values(ENDPOINTS);

type Known = (typeof ENDPOINTS)[keyof typeof ENDPOINTS];
type KnownByCall = { [E in Known as `${E['method']} ${E['path']}`]: E };
type CallOf<Head extends EndpointHead> = `${Head['method']} ${Head['path']}`;

/** The endpoint that a head belongs to, for the types of what is sent and answered. */
export type WithSchemas<Head extends EndpointHead> =
  CallOf<Head> extends keyof KnownByCall ? KnownByCall[CallOf<Head>] : Endpoint;
