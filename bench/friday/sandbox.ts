import { Unanswered, type Device } from '../kit/device.ts';

/** Opens a page of the payment sandbox and presses one of its buttons, as a person would. */
export async function pressOnSandbox(device: Device, url: string, action: string): Promise<void> {
  const { pathname, search, searchParams } = new URL(url);
  await device.page('payment page', pathname + search);
  const { statusCode: status } = await device.press('pay', pathname, {
    ...Object.fromEntries(searchParams),
    accion: action,
  });
  if (status === 0) throw new Unanswered(pathname);
  if (status !== 303) throw new Error(`${pathname}: ${status}`);
}
