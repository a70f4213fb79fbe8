import { createAccountLink, readPaymentAccount } from '@simplato/contract';
import { Unanswered, type Device } from '../kit/device.ts';

/** Opens a page of the payment sandbox and presses one of its buttons, as a person would. */
export async function pressOnSandbox(device: Device, url: string, action: string): Promise<void> {
  const { pathname, search, searchParams } = new URL(url);
  await device.page('payment page', pathname + search);
  const { statusCode } = await device.press('pay', pathname, {
    ...Object.fromEntries(searchParams),
    accion: action,
  });
  if (statusCode === 0) throw new Unanswered(pathname);
  if (statusCode !== 303) throw new Error(`${pathname}: ${statusCode}`);
}

/**
 * Returns whether the restaurant can be paid online from now on. It asks for the account itself, since the
 * provider's word of it comes when it comes. With a real provider the onboarding cannot be completed here.
 */
export async function connectAccount(owner: Device): Promise<boolean> {
  const { deprueba } = await owner.call(readPaymentAccount);
  if (!deprueba) return false;
  const { url } = await owner.call(createAccountLink, { body: {} });
  await pressOnSandbox(owner, url, 'terminar');
  return (await owner.call(readPaymentAccount)).estado === 'activa';
}

/** What the provider says of a payment on its page, in cents. */
export interface ProviderWord {
  isPaid: boolean;
  amountCents: number;
  backCents: number;
}

export async function readProvider(device: Device, url: string): Promise<ProviderWord> {
  const { pathname, search } = new URL(url);
  const { statusCode, body } = await device.page('payment page', pathname + search);
  if (statusCode === 0) throw new Unanswered(pathname);
  if (statusCode !== 200) throw new Error(`${pathname}: ${statusCode}`);
  const [, asked = ''] = /(?:Total<\/span> <strong>|· )([\d.]+,\d\d)/.exec(body) ?? [];
  const [, back = '0,00'] = /Devuelto: ([\d.]+,\d\d)/.exec(body) ?? [];
  const cents = (euros: string) => Number(euros.replaceAll(/[.,]/g, ''));
  return {
    isPaid: body.includes('Este pago ya está hecho'),
    amountCents: cents(asked),
    backCents: cents(back),
  };
}
