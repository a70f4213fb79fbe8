import { CLIENT_AUTHORIZATION, contentCheck, type Endpoint } from '@simplato/contract';
import type { Person } from './people.ts';

interface Sending {
  file?: Buffer;
  id?: number;
  query?: Record<string, string>;
}

/** Makes a call whose body is a file, or whose answer is one. Returns the answer as text. */
export async function sendFile(
  url: string,
  { cookie, restaurantId }: Person,
  { method, path }: Endpoint,
  { file, id, query = {} }: Sending = {},
): Promise<{ status: number; text: string }> {
  const address = `${url}/api${path.replace(':id', String(id))}?${new URLSearchParams(query).toString()}`;
  const headers = {
    authorization: CLIENT_AUTHORIZATION,
    contentcheck: contentCheck(restaurantId, new Date()),
    cookie,
    ...(file ? { 'content-type': 'application/octet-stream' } : {}),
  };
  const response = await fetch(address, { method, headers, ...(file ? { body: file } : {}) });
  return { status: response.status, text: await response.text() };
}
