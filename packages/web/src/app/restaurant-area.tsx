import type { Order } from '@simplato/domain';
import { StaffAccountPage } from '../features/account/staff-account-page.tsx';
import { AuditPage } from '../features/audit/audit-page.tsx';
import { BoardPage } from '../features/board/board-page.tsx';
import { FirstSteps } from '../features/first-steps/first-steps.tsx';
import { NextStep } from '../features/first-steps/next-step.tsx';
import { TeamPage } from '../features/team/team-page.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { TableCodesPage } from '../features/tables/table-codes-page.tsx';
import { MenuReviewPage } from '../features/menu-editor/review/menu-review-page.tsx';
import { StaffWays } from '../features/live/staff-ways.tsx';
import type { RenderPayment } from '../features/room/room-dialogs.tsx';
import { RoomPage } from '../features/room/room-page.tsx';
import { OrderDetail } from '../features/board/slip/order-detail.tsx';
import { DayPage } from '../features/history/day-page.tsx';
import { HistoryPage } from '../features/history/history-page.tsx';
import { OrderMoney } from '../features/payments/order-money.tsx';
import { OrderMoneyDialog } from '../features/payments/order-money-dialog.tsx';
import { PaymentMoneyDialog } from '../features/payments/payment-money.tsx';
import { PaymentConnection } from '../features/payments/payment-connection.tsx';
import { WaiterOrderRetry } from '../features/checkout/waiter/waiter-order-retry.tsx';
import type { ComponentType } from 'react';
import { AskBeforeLeaving } from '../features/menu-editor/ask-before-leaving.tsx';
import { MenuEditingProvider } from '../features/menu-editor/menu-editing.tsx';
import { AskFirstProvider } from '../forms/ask-first.tsx';
import { useSession } from '../features/session/session-store.ts';
import { PAGES, type PageRow, type PagesOf } from '../pages.ts';
import { BelowBandContext } from '../ui/staff-band.tsx';
import { latePage } from './staff-late-page.tsx';
import { RestaurantLayout } from './layouts/restaurant-layout.tsx';
import { OwnersOnly } from './owners-only.tsx';
import { StaffOrderRoutes } from './staff-order-routes.tsx';

// Lazy: a tablet that only shows the board never loads the menu editor, or the till.
const CategoriesPage = latePage(
  async () =>
    (await import('../features/menu-editor/categories/categories-page.tsx')).CategoriesPage,
);
const ProductsPage = latePage(
  async () => (await import('../features/menu-editor/products/products-page.tsx')).ProductsPage,
);
const MenuFilePage = latePage(
  async () => (await import('../features/menu-editor/files/menu-file-page.tsx')).MenuFilePage,
);

const StationsPage = latePage(
  async () => (await import('../features/stations/stations-page.tsx')).StationsPage,
);
const TillPage = latePage(async () => (await import('../features/till/till-page.tsx')).TillPage);
const ClosedShiftsPage = latePage(
  async () => (await import('../features/till/closed-shifts-page.tsx')).ClosedShiftsPage,
);

const InvoicesPage = latePage(
  async () => (await import('../features/invoices/staff/invoices-page.tsx')).InvoicesPage,
);
const InvoicingPage = latePage(
  async () => (await import('../features/invoices/staff/invoicing-page.tsx')).InvoicingPage,
);
const RecordingPage = latePage(
  async () => (await import('../features/invoices/staff/recording-page.tsx')).RecordingPage,
);

const STAFF_PAGES: Readonly<Record<PagesOf<'staff'>, ComponentType>> = {
  board: BoardRoute,
  stations: StationsPage,
  room: RoomRoute,
  till: TillRoute,
  closedShifts: ClosedShiftsRoute,
  staffOrder: StaffOrderRoutes,
  staffOrderMenu: StaffOrderRoutes,
  staffOrderSummary: StaffOrderRoutes,
  categories: CategoriesPage,
  products: ProductsPage,
  menuFile: MenuFilePage,
  menuReview: MenuReviewPage,
  settings: SettingsRoute,
  tableCodes: TableCodesPage,
  team: TeamPage,
  history: HistoryRoute,
  dayFigures: DayPage,
  invoices: InvoicesPage,
  invoicing: InvoicingPage,
  recording: RecordingPage,
  audit: AuditPage,
  staffAccount: StaffAccountPage,
};

export function RestaurantArea({ page }: { page: PagesOf<'staff'> }) {
  const { restaurantId } = useSession();
  const Page = STAFF_PAGES[page];
  const { action }: PageRow = PAGES[page];
  if (restaurantId === null) return null;
  return (
    <MenuEditingProvider restaurantId={restaurantId}>
      <AskFirstProvider>
        <AskBeforeLeaving>
          <RestaurantLayout>
            <WaiterOrderRetry />
            <BelowBandContext
              value={<NextStep restaurantId={restaurantId} path={PAGES[page].path} />}
            >
              {action ? (
                <OwnersOnly action={action}>
                  <Page />
                </OwnersOnly>
              ) : (
                <Page />
              )}
            </BelowBandContext>
          </RestaurantLayout>
        </AskBeforeLeaving>
      </AskFirstProvider>
    </MenuEditingProvider>
  );
}

function SettingsRoute() {
  return <SettingsPage connection={<PaymentConnection />} />;
}

function renderMoney(order: Order, applyChange: (order: Order) => void) {
  return <OrderMoney order={order} onChange={applyChange} />;
}

function renderPayment(wanted: Parameters<RenderPayment>[0]) {
  const { order, onTab, onOrder, onClose, ...payment } = wanted;
  if (order) return <OrderMoneyDialog order={order} onChange={onOrder} onClose={onClose} />;
  return <PaymentMoneyDialog payment={payment} onChange={onTab} onClose={onClose} />;
}

function RoomRoute() {
  return <RoomPage renderPayment={renderPayment} />;
}

function TillRoute() {
  return (
    <>
      <TillPage />
      <StaffWays at="till" />
    </>
  );
}

function ClosedShiftsRoute() {
  return (
    <>
      <ClosedShiftsPage />
      <StaffWays at="till" />
    </>
  );
}

function drawFirstSteps(restaurantId: number, hasOrders: boolean | null) {
  return <FirstSteps restaurantId={restaurantId} hasOrders={hasOrders} />;
}

function BoardRoute() {
  return <BoardPage renderMoney={renderMoney} drawBelow={drawFirstSteps} />;
}

/** The order detail belongs to the board; the history shows the same one. */
function renderDetail(order: Order, close: () => void, applyChange: (order: Order) => void) {
  return <OrderDetail order={order} money={renderMoney(order, applyChange)} onClose={close} />;
}

function HistoryRoute() {
  return <HistoryPage renderDetail={renderDetail} />;
}
