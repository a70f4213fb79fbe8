/** What a process tells about its database: to a load balancer, to Prometheus, and on /operador. */
export async function seenByOperators(url: string) {
  const read = async (path: string) => (await fetch(url + path)).text();
  const [metrics, page] = [await read('/metrics'), await read('/operador')];
  const metric = (name: string) =>
    Number(new RegExp(`^simplato_database_${name} (\\d)$`, 'm').exec(metrics)?.[1]);
  const ready = await fetch(`${url}/api/ready`);
  const body: unknown = await ready.json();
  return {
    ready: { status: ready.status, body },
    up: metric('up'),
    writable: metric('writable'),
    saysReadOnly: page.includes('Solo deja leer'),
  };
}

export const ALL_WELL = {
  ready: { status: 200, body: { status: 'ready', writable: true } },
  up: 1,
  writable: 1,
  saysReadOnly: false,
};

export const READ_ONLY = {
  ready: { status: 200, body: { status: 'ready', writable: false } },
  up: 1,
  writable: 0,
  saysReadOnly: true,
};
