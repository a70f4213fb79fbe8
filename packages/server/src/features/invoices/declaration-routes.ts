import { spanishDate } from '@simplato/domain';
import { html, plainPage, servePageStyle, type Html } from '@simplato/plain-pages';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { VerifactuConfig } from '../../config.ts';
import { FONT_FILES } from '../../printing/font-files.ts';
import { PROGRAM } from './record-invoice.ts';

const PATH = '/declaracion-responsable';

/**
 * What who produces the program declares of it, for whoever invoices with it: its points, their words and their
 * order are those of the order HAC/1177/2024, article 15.
 */
export function declarationRoutes(app: FastifyInstance, { config }: Dependencies): void {
  servePageStyle(app, PATH, { ownStyle: STYLE, fonts: FONT_FILES });
  app.get(PATH, async (_request, reply) =>
    reply
      .code(config.verifactu ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page(config.verifactu)),
  );
}

const STYLE = `
main { width: min(100%, 44rem); }
dl { display: grid; gap: 1rem; margin: 0; }
dt { color: var(--tinta-2); font-size: 0.9375rem; }
dd { margin: 0; font-weight: 600; }
`;

function page(agency: VerifactuConfig | null): string {
  return plainPage({
    title: 'Declaración responsable',
    band: { name: 'Simplato', text: 'sistema informático de facturación' },
    path: PATH,
    body: agency ? declaration(agency) : NONE,
  });
}

const NONE = html`<h1>Declaración responsable</h1>
  <p class="hint">En este servidor las facturas no se comunican a la Agencia Tributaria.</p>`;

function declaration({ producer }: VerifactuConfig): Html {
  return html`<h1>DECLARACIÓN RESPONSABLE DEL SISTEMA INFORMÁTICO DE FACTURACIÓN</h1>
    <dl>
      ${pointsOf(producer).map(
        ([what, said]) =>
          html`<div>
            <dt>${what}</dt>
            <dd>${said}</dd>
          </div>`,
      )}
    </dl>`;
}

const pointsOf = (producer: VerifactuConfig['producer']): [what: string, said: string][] => [
  ['a) Nombre del sistema informático', PROGRAM.name],
  ['b) Código identificador del sistema informático', PROGRAM.id],
  ['c) Identificador completo de la versión', PROGRAM.version],
  [
    'd) Componentes, y qué hace',
    'Programa en un servidor, con su base de datos, que se usa desde el navegador de un móvil, una tableta o un ordenador. Recibe los pedidos de las mesas de un restaurante, cobra sus cuentas y emite las facturas de lo cobrado, con sus rectificativas. Genera de cada una su registro, lo encadena con el anterior y lo envía a la Agencia Tributaria.',
  ],
  [
    'e) Si solo puede funcionar como VERI*FACTU',
    'Sí: los registros solo se generan para enviarlos.',
  ],
  [
    'f) Si permite la facturación de varios obligados tributarios',
    'Sí. Cada restaurante tiene su propia cadena de registros, como una instalación aparte.',
  ],
  [
    'g) Tipos de firma de los registros cuando no se usa como VERI*FACTU',
    'Ninguno: solo se usa como VERI*FACTU.',
  ],
  ['h) Razón social de la entidad productora', producer.name],
  ['i) NIF de la entidad productora', producer.taxId],
  ['j) Dirección postal de contacto de la entidad productora', producer.address],
  [
    'k) Cumplimiento',
    `La entidad productora hace constar que ${PROGRAM.name}, en la versión ${PROGRAM.version}, cumple lo dispuesto en el artículo 29.2.j) de la Ley 58/2003, General Tributaria, en el Reglamento aprobado por el Real Decreto 1007/2023, en la Orden HAC/1177/2024 y en lo que la completa en la sede electrónica de la Agencia Estatal de Administración Tributaria.`,
  ],
  ['l) Fecha y lugar', `${spanishDate(producer.declaredOn)}, ${producer.declaredAt}`],
];
