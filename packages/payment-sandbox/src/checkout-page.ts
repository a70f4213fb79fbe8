import { formatEuros } from '@simplato/domain';
import type { CheckoutData } from './checkout-state.ts';
import { html, type Html } from '@simplato/plain-pages';
import { page } from './page.ts';

interface OpenPage {
  data: CheckoutData;
  legalName: string;
  isDeclined: boolean;
}

/** What is paid for, and the buttons that decide what the bank does. */
export function checkoutPage({ data, legalName, isDeclined }: OpenPage): string {
  const { asked } = data;
  return page({
    title: `Pagar a ${legalName}`,
    body: html`<h1>${legalName}</h1>
      <section class="slip" aria-label="Tu pedido">
        <ul role="list">
          ${asked.lines.map(({ name, quantity, unitGrossCents }) =>
            line(`${quantity}`, name, unitGrossCents * quantity),
          )}
          ${asked.tipCents > 0 ? line('', 'Propina', asked.tipCents) : null}
        </ul>
        <p class="total"><span>Total</span> <strong>${formatEuros(asked.amountCents)}</strong></p>
      </section>
      ${isDeclined ? DECLINED : null}
      <form method="post">
        ${button('pagar', 'Pagar', 'main')}
        <p class="hint" id="otras">O elige qué hace el banco:</p>
        <div class="others" role="group" aria-labelledby="otras">
          ${button('rechazar', 'Rechazar la tarjeta', '')}
          ${button('pagar-tarde', 'Pagar tarde', '')}
          ${button('pagar-tarde-y-falla', 'Pagar tarde y que falle', '')}
        </div>
      </form>
      <a class="button quiet" href="${asked.cancelUrl}">Cancelar</a>`,
  });
}

const DECLINED = html`<p class="alert" role="alert">Tarjeta rechazada. Prueba con otra.</p>`;

function line(quantity: string, name: string, grossCents: number): Html {
  return html`<li>
    <span class="quantity">${quantity}</span> <span class="name">${name}</span>
    <span class="amount">${formatEuros(grossCents)}</span>
  </li>`;
}

export function button(value: string, words: string, look: string): Html {
  return html`<button class="button ${look}" name="accion" value="${value}">${words}</button>`;
}
