import { describe, expect, test } from 'vitest';
import { SampleChain } from '../../test/verifactu/sample-records.ts';
import { readAnswer, standingOf } from './read-answer.ts';
import { readXml, UnreadableXml } from './read-xml.ts';

const { record } = new SampleChain(new Date('2026-12-01T12:00:00Z')).register();

const envelope = (content: string) =>
  `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>${content}</e:Body></e:Envelope>`;

const answerOf = (content: string) =>
  envelope(`<RespuestaRegFactuSistemaFacturacion>${content}</RespuestaRegFactuSistemaFacturacion>`);

const lineOf = (number: string, content = '<EstadoRegistro>Correcto</EstadoRegistro>') =>
  `<RespuestaLinea><IDFactura><IDEmisorFactura>89890001K</IDEmisorFactura><NumSerieFactura>${number}</NumSerieFactura><FechaExpedicionFactura>30-11-2026</FechaExpedicionFactura></IDFactura><Operacion><TipoOperacion>Alta</TipoOperacion></Operacion>${content}</RespuestaLinea>`;

test('a record of which the answer does not speak has none', () => {
  const read = readAnswer(answerOf(lineOf('T1-2026/000002')), [record]);
  expect(read).toEqual({ answer: { csv: null, waitSeconds: 60, records: [null] } });
});

test.each([
  ['', 60],
  ['0', 0],
  ['1200', 1200],
  ['-1', 60],
  ['99999', 60],
])('a wait of %j is one of %i seconds', (wait, waitSeconds) => {
  const text = answerOf(`<TiempoEsperaEnvio>${wait}</TiempoEsperaEnvio>`);
  expect(readAnswer(text, [])).toMatchObject({ answer: { waitSeconds } });
});

describe('a record that the agency knows already', () => {
  const error = { code: 3000, text: '' };
  const known = (duplicate: string) => {
    const line = lineOf(
      'T1-2026/000001',
      `<EstadoRegistro>Incorrecto</EstadoRegistro><CodigoErrorRegistro>3000</CodigoErrorRegistro><RegistroDuplicado>${duplicate}</RegistroDuplicado>`,
    );
    const read = readAnswer(answerOf(line), [record]);
    const [answer] = 'answer' in read ? read.answer.records : [];
    if (!answer) throw new Error('No answer.');
    return answer;
  };
  const withErrors =
    '<EstadoRegistroDuplicado>AceptadaConErrores</EstadoRegistroDuplicado><CodigoErrorRegistro>2000</CodigoErrorRegistro>';

  test('is as the agency says, if the first answer was lost', () => {
    expect(standingOf(known(withErrors), true)).toEqual({
      state: 'accepted-with-errors',
      error: { code: 2000, text: '' },
    });
  });

  test('is refused if it was never sent before', () => {
    expect(standingOf(known(withErrors), false)).toEqual({ state: 'refused', error });
  });

  test('is refused if its invoice was cancelled meanwhile', () => {
    const cancelled = '<EstadoRegistroDuplicado>Anulada</EstadoRegistroDuplicado>';
    expect(standingOf(known(cancelled), true)).toEqual({ state: 'refused', error });
  });
});

test.each([
  ['env:Client', 'Codigo[4104].El NIF no está', { by: 'client', code: 4104 }],
  ['env:Server', 'Error interno', { by: 'server', code: null }],
  ['', '', { by: 'server', code: null }],
])('a fault of %j that says %j', (faultcode, faultstring, fault) => {
  const text = envelope(
    `<e:Fault><faultcode>${faultcode}</faultcode><faultstring>${faultstring}</faultstring></e:Fault>`,
  );
  expect(readAnswer(text, [])).toMatchObject({ fault });
});

describe('what is no answer', () => {
  const laughs = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${envelope('&b;')}`;
  const file = `<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]>${envelope('&f;')}`;

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><p>Mantenimiento'],
    ['half of one', answerOf(lineOf('T1')).slice(0, 200)],
    ['more than one', `${answerOf('')}${answerOf('')}`],
    ['another message', envelope('<Otro/>')],
    ['an entity that grows', laughs],
    ['an entity that reads a file', file],
    ['an entity of nobody', envelope('&nbsp;')],
    ['a prefix of nobody', '<x:Envelope/>'],
    ['a letter that XML does not have', envelope('\u0000')],
    ['a state that there is not', answerOf(lineOf('T1', '<EstadoRegistro>?</EstadoRegistro>'))],
    ['an abyss', '<a>'.repeat(1000) + '</a>'.repeat(1000)],
  ])('%s', (_, text) => {
    expect(() => readAnswer(text, [record])).toThrow(UnreadableXml);
  });

  test('but letters may be written as numbers or as they are', () => {
    expect(readXml('<a>&lt;&#241;<![CDATA[&ñ]]></a>').text).toBe('<ñ&ñ');
  });
});
