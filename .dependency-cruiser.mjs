/**
 * Who may import what: domain ← contract ← {server, web}, and the layers inside the last two.
 * In `to`, `$1` is what the first group of `from` matched. Type-only and lazy imports count too.
 */
const TESTS = '\\.test\\.tsx?$';
const SERVER = '^packages/server/src/';
const WEB = '^packages/web/src/';

/** An external system, or a library, that only one place of the server uses. */
const adapter = (library, place) => ({
  name: `${library.replace(/^.*\//, '')}-has-one-adapter`,
  comment: `${library} belongs to ${place}`,
  from: { path: SERVER, pathNot: [`${SERVER}${place}`, TESTS] },
  to: { path: `^node_modules/(@types/)?${library}/` },
});

/** At a diner's table, each stands on those before it. */
const DINER_FEATURES = ['place', 'invoices', 'orders', 'checkout', 'tabs'];

const forbidden = [
  {
    name: 'domain-is-pure',
    comment: 'domain is rules: no library, no input, no output',
    from: { path: '^packages/domain/src/', pathNot: TESTS },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'contract-knows-the-domain-and-zod',
    comment: 'contract knows the domain and zod, nothing else',
    from: { path: '^packages/contract/src/', pathNot: TESTS },
    to: { pathNot: '^(packages/contract/src/|packages/domain/src/index.ts|node_modules/zod/)' },
  },
  {
    name: 'sandbox-knows-only-its-port',
    comment:
      'the sandbox plays an external service, and knows of the product only the port it fills',
    from: { path: '^packages/(plain-pages|payment-sandbox)/src/', pathNot: TESTS },
    to: {
      dependencyTypesNot: ['core'],
      pathNot: [
        '^packages/(plain-pages|payment-sandbox)/src/',
        '^packages/domain/src/index.ts',
        '^node_modules/fastify/',
      ],
    },
  },
  {
    name: 'sandbox-has-one-importer',
    comment: 'it is imported where a provider is chosen, and nowhere else',
    from: { path: SERVER, pathNot: [`${SERVER}payments/open-payments\\.ts$`, TESTS] },
    to: { path: '^packages/payment-sandbox/' },
  },
  {
    name: 'server-stands-on-the-contract',
    comment: 'domain, contract, web and test-kit do not know the server',
    from: { path: '^(packages/(domain|contract|web|test-kit)|scripts)/' },
    to: { path: '^packages/server/' },
  },
  {
    name: 'test-kit-is-for-tests',
    comment: 'tests, journeys and benches import it, the product never',
    from: { path: '^packages/', pathNot: ['^packages/(test-kit/|server/test/)', TESTS] },
    to: { path: '^packages/test-kit/' },
  },
  {
    name: 'web-stands-on-top',
    comment: 'server and web meet in the contract; nobody imports the web',
    from: { pathNot: '^packages/web/' },
    to: { path: '^packages/web/' },
  },
  {
    name: 'no-path-out-of-a-package',
    comment: 'another package is imported by its name, not by a relative path',
    from: { path: '^(packages/[^/]+|e2e|bench|scripts)/' },
    to: { dependencyTypes: ['local'], pathNot: '^($1/|[^/]+$)' },
  },
  {
    name: 'declared-dependencies',
    comment: 'the nearest package.json declares it; what only the root runs may use the root’s',
    from: { pathNot: '\\.(test|setup|config)\\.tsx?$' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['require'] },
  },
  {
    name: 'no-unresolvable',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|\\.wasm\\?url$' },
  },
  {
    name: 'no-circular',
    comment: 'an import that is lazy, or of types alone, closes a circle too',
    from: {},
    to: { circular: true },
  },

  // Server: db ← auth ← http ← observability ← features ← app; in a feature: routes → use case → queries.
  {
    name: 'routes-stand-on-top',
    comment: 'only the application imports routes',
    from: {
      path: SERVER,
      pathNot: [`${SERVER}(app|features/pages/site-routes)\\.ts$`, TESTS],
    },
    to: { path: `${SERVER}features/.*-routes\\.ts$` },
  },
  {
    name: 'features-stand-on-all-rooms',
    from: { path: `${SERVER}[^/]+/`, pathNot: [`${SERVER}(features|demo)/`, TESTS] },
    to: { path: `${SERVER}(features/|dependencies\\.ts$)` },
  },
  {
    name: 'ports-know-no-request',
    comment: 'storage and the ports know neither callers nor requests',
    from: {
      path: `${SERVER}(cache|concurrency|db|images|mail|payments|printing|verifactu)/`,
      pathNot: TESTS,
    },
    to: { path: `${SERVER}(auth|http|observability)/` },
  },
  {
    name: 'auth-knows-no-http',
    comment: 'http asks auth who calls, never the other way round',
    from: { path: `${SERVER}auth/`, pathNot: TESTS },
    to: { path: `${SERVER}(http|observability)/` },
  },
  {
    name: 'http-is-not-watched-from-within',
    comment: 'observability watches http, never the other way round',
    from: { path: `${SERVER}http/`, pathNot: TESTS },
    to: { path: `${SERVER}observability/` },
  },
  {
    name: 'application-stands-on-top',
    from: { path: `${SERVER}[^/]+/`, pathNot: TESTS },
    to: { path: `${SERVER}(app|main|maintenance)\\.ts$` },
  },
  {
    name: 'queries-stay-in-their-feature',
    comment: "call another feature's use case, not its queries",
    from: { path: `${SERVER}features/([^/]+)/`, pathNot: TESTS },
    to: { path: `${SERVER}features/.*-queries\\.ts$`, pathNot: `${SERVER}features/$1/` },
  },
  adapter('pg', 'db/'),
  adapter('@electric-sql/pglite', 'db/[^/]*embedded'),
  adapter('sharp', 'images/'),
  adapter('csv-parse', 'features/menu/menu-files/parse-csv\\.ts$'),
  adapter('any-ascii', 'printing/spell\\.ts$'),
  adapter('stripe', 'payments/stripe'),
  adapter('nodemailer', 'mail/smtp'),
  adapter('saxes', 'verifactu/read-xml'),

  // Web: ui, api ← features ← app.
  {
    name: 'ui-knows-no-feature',
    comment: 'ui knows no API and no feature',
    from: { path: `${WEB}ui/`, pathNot: TESTS },
    to: { path: `${WEB}(api|features|app)/` },
  },
  {
    name: 'i18n-knows-no-screen',
    from: { path: `${WEB}i18n/`, pathNot: TESTS },
    to: { path: `${WEB}(ui|features|app)/` },
  },
  {
    name: 'api-and-storage-know-no-screen',
    from: { path: `${WEB}(api|storage)/`, pathNot: TESTS },
    to: { path: `${WEB}(ui|forms|url-state|features|app)/` },
  },
  {
    name: 'forms-and-url-state-know-no-feature',
    from: { path: `${WEB}(forms|url-state)/`, pathNot: TESTS },
    to: { path: `${WEB}(features|app)/` },
  },
  {
    name: 'app-composes',
    comment: 'app composes the features, which do not know it',
    from: { path: `${WEB}features/`, pathNot: TESTS },
    to: { path: `${WEB}(app/|main\\.tsx$)` },
  },
  {
    name: 'features-stand-alone',
    comment: 'features do not import each other, save what several stand on: pages compose',
    from: { path: `${WEB}features/([^/]+)/`, pathNot: TESTS },
    to: {
      path: `${WEB}features/`,
      pathNot: [
        `${WEB}features/($1|session|language|restaurant|place|invoices|orders|checkout|live|tabs|menu/staff)/`,
        `${WEB}features/(tables/table-queries|registration/open-towns)\\.ts$`,
      ],
    },
  },
  ...DINER_FEATURES.slice(0, -1).map((feature, index) => ({
    name: `${feature}-stands-below`,
    comment: DINER_FEATURES.join(' ← '),
    from: { path: `${WEB}features/${feature}/`, pathNot: TESTS },
    to: { path: `${WEB}features/(${DINER_FEATURES.slice(index + 1).join('|')})/` },
  })),
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-server|test-results|\\.cache|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
