import { type Cents, type Checkout, formatEuros } from '@simplato/domain';
import { button } from './checkout-page.ts';
import type { CheckoutData } from './checkout-state.ts';
import { html } from '@simplato/plain-pages';
import { page } from './page.ts';

type ClosedState = Exclude<Checkout['state'], 'open'>;

const WORDS: Readonly<Record<ClosedState, { title: string; text: string }>> = {
  paid: { title: 'Este pago ya está hecho', text: 'No hay que pagar nada más.' },
  processing: {
    title: 'El banco lo está confirmando',
    text: 'Tarda unos segundos. No hay que pagar otra vez.',
  },
  failed: {
    title: 'El banco no ha aceptado el pago',
    text: 'No se ha cobrado nada. Vuelve y prueba otra vez, o paga al camarero.',
  },
  expired: {
    title: 'Esta página de pago ha caducado',
    text: 'No se ha cobrado nada. Vuelve y prueba otra vez, o paga al camarero.',
  },
};

/** A page that cannot be paid any more says why, and leads back. */
export function closedCheckoutPage(
  state: ClosedState,
  data: CheckoutData,
  place: { legalName: string; backUrl: string; returnedCents: Cents },
): string {
  const { title, text } = WORDS[state];
  const mayDispute = state === 'paid' && !data.isDisputed;
  return page({
    title,
    body: html`<h1>${title}</h1>
      <p>${text}</p>
      <p class="hint">${place.legalName} · ${formatEuros(data.asked.amountCents)}</p>
      ${place.returnedCents > 0 ? html`<p>Devuelto: ${formatEuros(place.returnedCents)}</p>` : null}
      <a class="button main" href="${place.backUrl}">Volver</a>
      ${mayDispute ? html`<form method="post">${button('reclamar', 'Reclamar el cargo al banco', '')}</form>` : null}
      ${data.isDisputed ? disputePart(data.dispute) : null}
      ${state === 'paid' ? refundPart() : null}`,
  });
}

/** What a restaurant does in the provider's panel, and a bank later. */
function refundPart() {
  return html`<form method="post">
    ${button('devolver', 'Devolver desde el panel', '')}
    ${button('devolver-sin-aviso', 'Devolver desde el panel, sin aviso', '')}
    ${button('devolucion-falla', 'El banco rechaza la última devolución', '')}
  </form>`;
}

const DECIDED = {
  won: 'El banco ha dado la razón al restaurante.',
  lost: 'El banco ha dado la razón al comensal.',
} as const;

/** A real bank may decide again later, too. */
function disputePart(dispute: CheckoutData['dispute']) {
  return html`<p class="alert">
      ${dispute === undefined ? 'Cargo reclamado al banco.' : DECIDED[dispute]}
    </p>
    <form method="post">
      ${dispute === 'won' ? null : button('ganar', 'El banco da la razón al restaurante', '')}
      ${dispute === 'lost' ? null : button('perder', 'El banco da la razón al comensal', '')}
    </form>`;
}
