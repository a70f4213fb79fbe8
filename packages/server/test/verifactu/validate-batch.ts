import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { memoryPages, validateXML, type XMLFileInfo } from 'xmllint-wasm';

/** What the agency publishes leaves the SOAP around a batch to SOAP's own schema: this much of it. */
const ENVELOPE = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"
  targetNamespace="http://schemas.xmlsoap.org/soap/envelope/" elementFormDefault="qualified"
  xmlns:sfLR="https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroLR.xsd">
  <xs:import schemaLocation="SuministroLR.xsd"
    namespace="https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws/SuministroLR.xsd"/>
  <xs:element name="Envelope"><xs:complexType><xs:sequence>
    <xs:element name="Header"/>
    <xs:element name="Body"><xs:complexType><xs:sequence>
      <xs:element ref="sfLR:RegFactuSistemaFacturacion"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

const SCHEMAS = ['SuministroLR.xsd', 'SuministroInformacion.xsd', 'xmldsig-core-schema.xsd'];

/**
 * The schemas in a folder. One that another names by its address on the web is the file here.
 *
 * @throws if one is missing, naming it
 */
export async function readSchemas(folder: string): Promise<XMLFileInfo[]> {
  return Promise.all(
    SCHEMAS.map(async (fileName) => {
      const text = await readFile(path.join(folder, fileName), 'utf8');
      return {
        fileName,
        contents: text.replace(/schemaLocation="https?:[^"]*\//g, 'schemaLocation="'),
      };
    }),
  );
}

/** What the schemas find wrong with a batch; nothing if it is valid. */
export async function validateBatch(
  schemas: readonly XMLFileInfo[],
  batch: string,
): Promise<string[]> {
  const result = await validateXML({
    xml: { fileName: 'batch.xml', contents: batch },
    schema: { fileName: 'envelope.xsd', contents: ENVELOPE },
    preload: schemas,
    maxMemoryPages: memoryPages.GiB,
  });
  if (result.valid) return [];
  const messages = result.errors.map(({ message }) => message);
  return messages.length > 0 ? messages : [result.rawOutput];
}
