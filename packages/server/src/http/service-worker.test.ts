import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';
import { handleErrors } from './handle-errors.ts';
import { serviceWorkerRoute } from './service-worker.ts';

describe('the script of the worker', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'simplato-worker-'));
  const file = path.join(folder, 'sw.js');
  fs.writeFileSync(file, 'self.built = true;');
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  async function ask(
    options: { file: string | undefined; isOn: boolean },
    headers: Record<string, string> = {},
  ) {
    const app = fastify();
    handleErrors(app);
    serviceWorkerRoute(app, options);
    const answer = await app.inject({ url: '/sw.js', headers });
    await app.close();
    return answer;
  }

  it('is the built one, revalidated each time', async () => {
    const answer = await ask({ file, isOn: true });
    expect(answer.body).toBe('self.built = true;');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const again = await ask({ file, isOn: true }, { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('unregisters itself when SERVICE_WORKER=off', async () => {
    const { body, statusCode } = await ask({ file, isOn: false });
    expect(statusCode).toBe(200);
    expect(body).not.toContain('self.built');
    expect(body).toContain('registration.unregister()');
    expect(() => new vm.Script(body)).not.toThrow();
  });

  it('unregisters itself even if the site was not built', async () => {
    expect((await ask({ file: undefined, isOn: false })).statusCode).toBe(200);
  });

  it('is a 404 if nothing was built', async () => {
    expect((await ask({ file: `${file}.gone`, isOn: true })).statusCode).toBe(404);
  });
});

describe('the content security policy', () => {
  const testApp = openTestApp();

  it('allows the site’s own worker and manifest, and no others', async () => {
    const { headers } = await testApp.app.inject({ url: '/robots.txt' });
    expect(headers['content-security-policy']).toContain("worker-src 'self'; manifest-src 'self'");
  });
});
