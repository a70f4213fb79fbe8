import type * as spanish from '../es/errors.ts';
import type { Messages } from '../messages.ts';

export const ERROR_MESSAGES: Messages<typeof spanish.ERROR_MESSAGES> = {
  bad_request: 'There is something we cannot read. Check it and try again.',
  bad_check: 'The time on your device is not right. Set it to automatic and try again.',
  stale_password: 'The request has expired. Check the time on your device and try again.',
  empty_basket: 'There are no dishes in your order',
  unknown_code: 'This code is not of a Simplato table.',
  bad_token: 'This link has been used already, has expired or is incomplete. Ask for a new one.',
  no_session: 'Your session has ended. Log in again.',
  bad_credentials: 'These details are not valid. Try again.',
  forbidden: 'You are not allowed to do this.',
  wrong_password: 'The current password is not correct.',
  other_house: 'This data belongs to another restaurant.',
  not_found: 'We cannot find it. It may no longer exist.',
  restaurant_gone: 'This restaurant is no longer on Simplato.',
  key_reused: 'This sending key has been used for something else already.',
  email_taken: 'This email address is already registered. Please use another one.',
  username_taken: 'This username is taken. Please use another one.',
  diner_taken: 'The username or the email address is already registered. Try again.',
  kitchen_closed:
    'The kitchen is closed right now. Nothing has been sent and what you chose is still here.',
  orders_delayed:
    'The kitchen is taking longer than usual right now. Nothing has been sent and what you chose is still here.',
  menu_changed: 'The menu has changed since you chose. Check your order.',
  no_online_payment: 'This restaurant is not taking online payments right now.',
  payment_differs:
    'The amount is not that of the order. Go back to your order and try again: nothing has been charged.',
  already_paid: 'This order is already paid.',
  not_payable: 'This order is no longer waiting for an online payment.',
  payment_underway:
    'Your bank is confirming the payment. Wait a moment before choosing another way to pay.',
  account_differs:
    'The restaurant has changed its payment account. Go back to your order and try again: nothing has been charged.',
  tips_off:
    'The restaurant no longer takes tips, so we have removed yours. Check the total and confirm it. Nothing has been sent or charged.',
  order_cancelled:
    'This order has been cancelled and will not go to the kitchen. If you still want it, order it again.',
  payment_unknown:
    'The payment service is not answering and we do not know yet how your payment stands. Try again in a moment: nothing is charged twice.',
  payment_not_closed:
    'The payment service is not answering and we have not been able to close the payment yet. We keep trying: look in “The table” in a moment.',
  wrong_table_number:
    'That is not the table’s number. Look for it on the phone of somebody who is already in.',
  admission_only: 'Too many numbers have been tried. Ask the table or the waiter to let you in.',
  table_not_verified:
    'This code does not show that you are at the table. Scan the one on it, or open another tab.',
  tab_closed: 'This tab is already closed.',
  not_weighed: 'It has not been weighed yet: as soon as it is you will see its weight and price.',
  weight_changed:
    'It has been weighed again. Look at the weight and price as they are now before you accept.',
  basket_sent:
    'Your table has already ordered what you had chosen. Look at the tab before ordering it again.',
  nothing_due: 'There is nothing left to pay here: look at the bill.',
  share_taken:
    'Somebody at the table has already paid that, or is paying it right now. You have not been charged.',
  share_gone:
    'That is not among what can be paid of this bill, or there are not as many units left. You have not been charged.',
  other_parts:
    'The bill is already being paid in another number of equal parts. You have not been charged.',
  amount_changed:
    'The bill has changed and that part no longer costs the same. Look at it as it is now: you have not been charged.',
  amount_too_small:
    'By card on the phone you can pay €0.50 or more. Pay the waiter, or choose something else as well.',
  too_soon_to_release:
    'They are still paying. If they have not finished in three minutes, you can ask for it to be let go.',
  tab_changed:
    'This phone is in another tab now and we have sent nothing. See which one before you do it again.',
  round_empty: 'There is nothing left to order: another phone may have just sent it.',
  invoices_off: 'This restaurant does not issue its invoices with Simplato. Ask the staff for one.',
  too_slow: 'The request took too long to arrive. Try again.',
  too_large: 'What you are sending is too large.',
  headers_too_large:
    'The address or the cookies of the request are too long. Delete the cookies and try again.',
  too_many: 'Too many attempts in a row. Wait a moment.',
  too_many_orders:
    'Many orders have come in a row from this phone or this table, and this one has not been sent. What you chose is still here: ask the waiter to take it down, or try again in a few minutes.',
  too_many_calls:
    'This table has called many times in a row. Wave to the waiter, or try again in a few minutes.',
  too_many_codes:
    'This is not the table’s code, and too many have been tried from here. Scan the one on the table now, or ask the waiter for help.',
  server_error: 'Something has failed on our side. Try again in a moment.',
  provider_silent:
    'The payment service is not answering right now. Nothing has been charged. Try again in a moment.',
  unavailable: 'We cannot attend to you right now. Try again in a moment.',
  unanswered: 'There is no connection to Simplato. Check your network and try again.',
};
