/**
 * Who may import what: domain ← contract ← {server, web}, and the layers inside the last two.
 *
 * `in` and `except` name the importing files; `only`, `never` and `but` name what they import: a
 * path from the root, a package, or `process.env`. `*` is one folder or name, `**` any number of
 * them, `{a,b}` either. With `ownAllowed`, an import is allowed if the first `*` is the same word
 * on both sides: a feature may use its own files. Only the rules marked `inTests` apply to tests.
 */
export type ImportRule = {
  in: string;
  except?: string[];
  only?: string[];
  never?: string[];
  but?: string[];
  ownAllowed?: true;
  inTests?: true;
  why: string;
};

const server = 'packages/server/src';
const web = 'packages/web/src';

export const importRules: ImportRule[] = [
  {
    in: 'packages/domain/src/**',
    only: ['packages/domain/src/**'],
    why: 'domain is pure rules: no library, no input, no output',
  },
  {
    in: 'packages/contract/src/**',
    only: ['packages/contract/src/**', '@simplato/domain', 'zod', 'zod/mini'],
    why: 'contract knows the domain and zod, nothing else',
  },
  {
    in: 'packages/{plain-pages,payment-sandbox}/src/**',
    only: [
      'packages/{plain-pages,payment-sandbox}/src/**',
      '@simplato/{domain,plain-pages}',
      'fastify',
      'node:*',
    ],
    why: 'the sandbox plays an external service, and knows of the product only the port it fills',
  },
  {
    in: 'packages/server/src/**',
    except: ['packages/server/src/payments/open-payments.ts'],
    never: ['@simplato/payment-sandbox'],
    why: 'the sandbox is imported where a provider is chosen, and nowhere else',
  },
  {
    in: 'packages/{domain,contract}/**',
    never: ['@simplato/server', '@simplato/web', 'packages/{server,web}/**'],
    inTests: true,
    why: 'domain and contract know no application',
  },
  {
    in: 'packages/server/**',
    never: ['@simplato/web', 'packages/web/**'],
    inTests: true,
    why: 'server and web meet in the contract only',
  },
  {
    in: 'packages/web/**',
    never: ['@simplato/server', 'packages/server/**'],
    inTests: true,
    why: 'server and web meet in the contract only',
  },

  // Server: db ← auth ← http ← observability ← features ← app; in a feature: routes → use case → queries.
  {
    in: `${server}/**`,
    except: [`${server}/app.ts`, `${server}/features/pages/site-routes.ts`],
    never: [`${server}/features/**/*-routes.ts`],
    why: 'the routes stand on top: only the application imports them',
  },
  {
    in: `${server}/*/**`,
    except: [`${server}/features/**`, `${server}/demo/**`],
    never: [`${server}/features/**`, `${server}/dependencies.ts`],
    why: 'the features stand on all other rooms',
  },
  {
    in: `${server}/{cache,concurrency,db,images,mail,payments,printing}/**`,
    never: [`${server}/{auth,http,observability}/**`],
    why: 'storage and the ports know neither callers nor requests',
  },
  {
    in: `${server}/auth/**`,
    never: [`${server}/{http,observability}/**`],
    why: 'http asks auth who calls, never the other way round',
  },
  {
    in: `${server}/http/**`,
    never: [`${server}/observability/**`],
    why: 'observability watches http, never the other way round',
  },
  {
    in: `${server}/*/**`,
    never: [`${server}/{app,main,maintenance}.ts`],
    why: 'the application stands on top of its parts',
  },

  {
    in: `${server}/features/*/**`,
    never: [`${server}/features/*/**/*-queries.ts`],
    ownAllowed: true,
    why: "call another feature's use case, not its queries",
  },
  {
    in: `${server}/**`,
    except: [`${server}/config.ts`],
    never: ['process.env'],
    why: 'config.ts is the only reader of the environment',
  },

  // Each external system is used only by its adapter.
  {
    in: `${server}/**`,
    except: [`${server}/db/*`],
    never: ['pg', 'pg/**'],
    why: 'pg belongs to db/',
  },
  {
    in: `${server}/**`,
    except: [`${server}/db/*embedded*`, `${server}/db/*embedded*/**`],
    never: ['@electric-sql/pglite', '@electric-sql/pglite/**'],
    why: 'PGlite belongs to the embedded files of db/',
  },
  {
    in: `${server}/**`,
    except: [`${server}/images/**`],
    never: ['sharp'],
    why: 'sharp belongs to images/',
  },
  {
    in: `${server}/**`,
    except: [`${server}/features/menu/menu-files/parse-csv.ts`],
    never: ['csv-parse', 'csv-parse/**'],
    why: 'csv-parse belongs to parse-csv',
  },
  {
    in: `${server}/**`,
    except: [`${server}/payments/stripe*`],
    never: ['stripe', 'stripe/**'],
    why: 'Stripe belongs to payments/stripe*',
  },
  {
    in: `${server}/**`,
    except: [`${server}/mail/smtp*`],
    never: ['nodemailer', 'nodemailer/**'],
    why: 'SMTP belongs to mail/smtp*',
  },

  // Web: ui, api ← features ← app.
  {
    in: `${web}/ui/**`,
    never: [`${web}/{api,features,app}/**`],
    why: 'ui knows no API and no feature',
  },
  {
    in: `${web}/i18n/**`,
    never: [`${web}/{ui,features,app}/**`],
    why: 'i18n has the texts and the language, and knows no screen',
  },
  {
    in: `${web}/{api,storage}/**`,
    never: [`${web}/{ui,forms,url-state,features,app}/**`],
    why: 'api and storage know no screen',
  },
  {
    in: `${web}/{forms,url-state}/**`,
    never: [`${web}/{features,app}/**`],
    why: 'forms and url-state know no feature',
  },
  {
    in: `${web}/features/**`,
    never: [`${web}/app/**`, `${web}/main.tsx`],
    why: 'app composes the features',
  },
  {
    in: `${web}/features/*/**`,
    never: [`${web}/features/*/**`],
    but: [
      `${web}/features/{session,language,restaurant,orders,checkout}/**`,
      `${web}/features/menu/staff/**`,
      `${web}/features/tables/table-queries.ts`,
      `${web}/features/registration/open-towns.ts`,
    ],
    ownAllowed: true,
    why: 'features do not import each other, save what several stand on: pages compose',
  },
];
