import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { acceptJson } from '../src/http/json-bodies.ts';
import { FONT_FILES } from '../src/printing/font-files.ts';
import { secureHeaders } from '../src/http/secure-headers.ts';
import { sandboxRoutes } from '@simplato/payment-sandbox';
import { PUBLIC_URL, type SandboxTestApp } from './sandbox-test-app.ts';

/** The sandbox's pages, used like a browser without cookies. */
export class SandboxPages {
  app!: FastifyInstance;

  async open(url: string) {
    const answer = await this.app.inject({ url: url.replace(PUBLIC_URL, '') });
    const { statusCode: status, headers, body: text } = answer;
    return { status, headers, text, to: headers.location };
  }

  /** Submits the page's form. */
  async press(url: string, fields: Record<string, string>) {
    const answer = await this.app.inject({
      method: 'POST',
      url: url.replace(PUBLIC_URL, '').replace(/\?.*/, ''),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: answer.statusCode, to: answer.headers.location };
  }
}

export function openSandboxPages(testApp: SandboxTestApp): SandboxPages {
  const pages = new SandboxPages();
  beforeEach(async () => {
    pages.app = fastify();
    acceptJson(pages.app);
    secureHeaders(pages.app, PUBLIC_URL);
    pages.app.post('/api/otra', async () => 'no');
    await sandboxRoutes(pages.app, {
      db: testApp.db,
      now: testApp.now,
      fonts: FONT_FILES,
      onlyOperators: async () => undefined,
    });
  });
  afterEach(async () => pages.app.close());
  return pages;
}
