import { expect, test } from 'vitest';
import { ISSUER, SampleChain, sampleRecords } from '../../test/verifactu/sample-records.ts';
import { batchXml } from './batch-xml.ts';
import { hashRecord } from './hash-record.ts';

test('the examples that the agency gives of its hash', () => {
  const issuer = { name: '', taxId: '89890001K' };
  const invoice = (number: string) => ({
    issuer,
    number,
    day: '2024-01-01',
    kind: 'F1' as const,
    description: '',
    recipient: null,
    corrects: [],
    replaces: [],
    isSimplifiedForCompany: false,
    bands: [{ vatPercent: 10, grossCents: 12_345, netCents: 11_110, vatCents: 1235 }],
  });
  const link = (number: string, hash: string) => ({
    taxId: issuer.taxId,
    number,
    day: '2024-01-01',
    hash,
  });
  const first = hashRecord({
    of: 'registration',
    invoice: invoice('12345678/G33'),
    amends: null,
    previous: null,
    generatedAt: '2024-01-01T19:20:30+01:00',
  });
  const second = hashRecord({
    of: 'registration',
    invoice: invoice('12345679/G34'),
    amends: null,
    previous: link('12345678/G33', first),
    generatedAt: '2024-01-01T19:20:35+01:00',
  });
  const third = hashRecord({
    of: 'cancellation',
    issuer,
    cancels: { number: '12345679/G34', day: '2024-01-01' },
    holding: { isRegistered: true, wasRefused: false },
    previous: link('12345679/G34', second),
    generatedAt: '2024-01-01T19:20:40+01:00',
  });
  expect([first, second, third]).toEqual([
    '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
    'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
    '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
  ]);
});

test('a ticket as it is sent, to the letter', () => {
  const records = [new SampleChain(new Date('2026-11-30T01:58:59Z')).register()];
  expect(batchXml({ issuer: ISSUER, records, isIncident: false })).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:sfLR="https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroLR.xsd" xmlns:sf="https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroInformacion.xsd"><soapenv:Header/><soapenv:Body><sfLR:RegFactuSistemaFacturacion><sfLR:Cabecera><sf:ObligadoEmision><sf:NombreRazon>La Tagliatella de Aranjuez, S.L.</sf:NombreRazon><sf:NIF>89890001K</sf:NIF></sf:ObligadoEmision></sfLR:Cabecera><sfLR:RegistroFactura><sf:RegistroAlta><sf:IDVersion>1.0</sf:IDVersion><sf:IDFactura><sf:IDEmisorFactura>89890001K</sf:IDEmisorFactura><sf:NumSerieFactura>T1-2026/000001</sf:NumSerieFactura><sf:FechaExpedicionFactura>30-11-2026</sf:FechaExpedicionFactura></sf:IDFactura><sf:NombreRazonEmisor>La Tagliatella de Aranjuez, S.L.</sf:NombreRazonEmisor><sf:TipoFactura>F2</sf:TipoFactura><sf:DescripcionOperacion>Servicio de restaurante</sf:DescripcionOperacion><sf:Desglose><sf:DetalleDesglose><sf:Impuesto>01</sf:Impuesto><sf:ClaveRegimen>01</sf:ClaveRegimen><sf:CalificacionOperacion>S1</sf:CalificacionOperacion><sf:TipoImpositivo>10</sf:TipoImpositivo><sf:BaseImponibleOimporteNoSujeto>21.36</sf:BaseImponibleOimporteNoSujeto><sf:CuotaRepercutida>2.14</sf:CuotaRepercutida></sf:DetalleDesglose><sf:DetalleDesglose><sf:Impuesto>01</sf:Impuesto><sf:ClaveRegimen>01</sf:ClaveRegimen><sf:CalificacionOperacion>S1</sf:CalificacionOperacion><sf:TipoImpositivo>21</sf:TipoImpositivo><sf:BaseImponibleOimporteNoSujeto>4.96</sf:BaseImponibleOimporteNoSujeto><sf:CuotaRepercutida>1.04</sf:CuotaRepercutida></sf:DetalleDesglose></sf:Desglose><sf:CuotaTotal>3.18</sf:CuotaTotal><sf:ImporteTotal>29.50</sf:ImporteTotal><sf:Encadenamiento><sf:PrimerRegistro>S</sf:PrimerRegistro></sf:Encadenamiento><sf:SistemaInformatico><sf:NombreRazon>Simplato</sf:NombreRazon><sf:NIF>A39200019</sf:NIF><sf:NombreSistemaInformatico>Simplato</sf:NombreSistemaInformatico><sf:IdSistemaInformatico>SP</sf:IdSistemaInformatico><sf:Version>0.1.0</sf:Version><sf:NumeroInstalacion>1001-1</sf:NumeroInstalacion><sf:TipoUsoPosibleSoloVerifactu>S</sf:TipoUsoPosibleSoloVerifactu><sf:TipoUsoPosibleMultiOT>S</sf:TipoUsoPosibleMultiOT><sf:IndicadorMultiplesOT>N</sf:IndicadorMultiplesOT></sf:SistemaInformatico><sf:FechaHoraHusoGenRegistro>2026-11-30T02:58:59+01:00</sf:FechaHoraHusoGenRegistro><sf:TipoHuella>01</sf:TipoHuella><sf:Huella>B51DF78308094DF3E848663A1260050DC3F0ADE80AC173D708C485B5366CA7E7</sf:Huella></sf:RegistroAlta></sfLR:RegistroFactura></sfLR:RegFactuSistemaFacturacion></soapenv:Body></soapenv:Envelope>"
  `);
});

test('what is written again is the same', () => {
  const batch = () =>
    batchXml({
      issuer: ISSUER,
      records: sampleRecords().map(([, record]) => record),
      isIncident: true,
    });
  expect(batch()).toBe(batch());
});

test('there is no empty batch', () => {
  expect(() => batchXml({ issuer: ISSUER, records: [], isIncident: false })).toThrow(RangeError);
});
