export interface AgencyAddresses {
  /** Takes batches, from certificates of persons and representatives. */
  service: string;
  /** The same for certificates of a seal. */
  sealService: string;
  /** Tells a guest whether the agency knows an invoice: the QR code leads there. */
  verification: string;
}

/** The agency's service to try things out, whose records mean nothing, and the real one. */
export const AGENCY_ADDRESSES: Readonly<Record<'test' | 'production', AgencyAddresses>> = {
  test: {
    service: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
    sealService: 'https://prewww10.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
    verification: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR',
  },
  production: {
    service:
      'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
    sealService:
      'https://www10.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
    verification: 'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR',
  },
};
