import {
  MAX_PARTS,
  quoteShare,
  type Cents,
  type ClaimableLine,
  type MenuLanguage,
  type Product,
  type WishedProduct,
} from '@simplato/domain';
import { Check, Split } from 'lucide-react';
import { memo, useDeferredValue, useId } from 'react';
import type { TabOfMember } from '../../../api/read-place.ts';
import { InLanguage } from '../../../i18n/in-language.tsx';
import { PAY_TAB_MESSAGES } from '../../../i18n/es/pay-tab.ts';
import { TAB_MESSAGES } from '../../../i18n/es/tabs.ts';
import { useEuros, useMenuLanguage, useMessages } from '../../../i18n/i18n-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MemberToken } from '../../../ui/member-token.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { Slip, SlipRule } from '../../../ui/slip.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { lineTexts, OptionTexts } from '../../orders/line-texts.tsx';
import { colourOf, useNames } from '../use-names.ts';
import { Stepper } from './answers.tsx';
import {
  firstWish,
  freePartsOf,
  lineKey,
  offerOf,
  partsAllowed,
  type ProductChoice,
  type LineOffer,
} from './product-choice.ts';
import css from './product-picker.module.css';
import { claimsOf, partHolders, type LineClaim } from './line-claims.ts';

interface ProductPickerProps {
  tab: TabOfMember;
  products: ReadonlyMap<number, Product>;
  choice: ProductChoice;
  /** Null when a line is given up. The same function at each drawing, for the rows' sake. */
  onChoose: (line: ClaimableLine, wish: WishedProduct | null) => void;
}

/** More than a phone shows; the rest is drawn right after, without holding up a tap. */
const FIRST_LINES = 10;

/** The products of the tab by whose they are, one's own first: a tap pays one, another shares it. */
export function ProductPicker({ tab, products, choice, onChoose }: ProductPickerProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const { show } = useNames(tab);
  const { lines } = tab.claimable;
  const drawn = useDeferredValue(lines.length, Math.min(lines.length, FIRST_LINES));
  const ownFirst = tab.people.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
  const owners = [
    ...ownFirst.map((person) => ({
      memberId: person.memberId as number | null,
      title: person.isOwn ? copy.yours : copy.of(show(person).name),
    })),
    { memberId: null, title: copy.ofTable },
  ];
  const ofOwner = (of: readonly ClaimableLine[], memberId: number | null) =>
    of.filter((line) => line.memberId === memberId);
  const sorted = owners.flatMap(({ memberId }) => ofOwner(lines, memberId)).slice(0, drawn);
  const groups = owners
    .map((owner) => ({ ...owner, lines: ofOwner(sorted, owner.memberId) }))
    .filter((group) => group.lines.length > 0);
  return (
    <Slip as="section">
      {groups.map((group, index) => (
        <div
          key={group.memberId ?? 'table'}
          className={css.group}
          role="group"
          aria-label={group.title}
        >
          {index > 0 && <SlipRule />}
          <p className={css.whose} aria-hidden="true">
            {group.title}
          </p>
          {group.lines.map((line) => (
            <ProductRow
              key={lineKey(line)}
              tab={tab}
              line={line}
              products={products}
              wish={choice.get(lineKey(line)) ?? null}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </Slip>
  );
}

interface ProductRowProps {
  tab: TabOfMember;
  line: ClaimableLine;
  products: ReadonlyMap<number, Product>;
  wish: WishedProduct | null;
  onChoose: ProductPickerProps['onChoose'];
}

/** Drawn again only if something of it has changed: a tap is about one of sixty. */
const ProductRow = memo(function ProductRow(props: ProductRowProps) {
  const { tab, line, products, wish, onChoose } = props;
  const onWish = (next: WishedProduct | null) => onChoose(line, next);
  const copy = useMessages(PAY_TAB_MESSAGES);
  const euros = useEuros();
  const language = useMenuLanguage();
  const nameId = useId();
  const { showMember } = useNames(tab);
  const texts = textsOf(tab, line, products, language);
  const offer = offerOf(line, tab.claimable);
  const first = firstWish(line, offer);
  const own = showMember(tab.people.find(({ isOwn }) => isOwn)?.memberId ?? null);
  const { unitGrossCents, units } = line;
  const name = (
    <span className={css.name} id={nameId}>
      {units > 1 && `${units} × `}
      <InLanguage {...texts.name} />
      {texts.options.length > 0 && (
        <span className={css.options}>
          <OptionTexts options={texts.options} />
        </span>
      )}
    </span>
  );
  const claims = claimsOf(tab.payments, line);
  if (first === null) {
    const who = showMember(claims[0]?.payment.memberId ?? null);
    return (
      <div className={classNames(css.row, css.gone)}>
        {who ? <MemberToken {...who} /> : <Check className={css.empty} aria-hidden="true" />}
        <span className={css.words}>
          {name}
          <Holders tab={tab} claims={claims} />
        </span>
        <span className={css.amount}>{euros(unitGrossCents * units)}</span>
      </div>
    );
  }
  const parts = wish?.share?.parts ?? 1;
  const plain = wish !== null && wish.share === null;
  const cents = centsOf(tab, wish ?? first, line);
  const share = (to: number) => {
    const { orderId, lineNumber } = line;
    const take = Math.min(wish?.share?.take ?? 1, freePartsOf(offer, to));
    const next = to === 1 ? null : { parts: to, take };
    onWish({ orderId, lineNumber, units: 1, share: next });
  };
  return (
    <div className={css.product}>
      <button
        type="button"
        className={css.row}
        aria-pressed={wish !== null}
        onClick={() => onWish(wish === null ? first : null)}
      >
        {wish !== null && own ? (
          <MemberToken {...own} />
        ) : (
          <span className={css.empty} aria-hidden="true" />
        )}
        <span className={css.words}>
          {name}
          {wish?.share && (
            <span className={css.options}>
              {copy.part(wish.share.take, wish.share.parts, euros(unitGrossCents))}
            </span>
          )}
          <Holders tab={tab} claims={claims} />
        </span>
        <span className={classNames(css.amount, wish !== null && css.chosen)}>{euros(cents)}</span>
      </button>
      {plain && (
        <div className={css.more}>
          {offer.freeUnits > 1 && (
            <QuantityStepper
              label={texts.name.text}
              value={wish.units}
              min={1}
              max={offer.freeUnits}
              onChange={(count) => onWish({ ...wish, units: count })}
            />
          )}
          <TextButton
            className={css.share}
            aria-label={copy.shareOf(texts.name.text)}
            onClick={() => share(offer.shared?.parts ?? 2)}
          >
            <Split aria-hidden="true" /> {copy.share}
          </TextButton>
        </div>
      )}
      {wish?.share && (
        <div className={css.more}>
          <ShareSteps
            tab={tab}
            claims={claims}
            offer={offer}
            label={copy.steps(texts.name.text)}
            parts={parts}
            take={wish.share.take}
            onTake={(take) => onWish({ ...wish, share: { parts, take } })}
          />
          <Stepper
            label={copy.people}
            words={copy.between(parts)}
            value={parts}
            min={partsAllowed(offer, parts - 1) ? 1 : parts}
            max={partsAllowed(offer, parts + 1) ? MAX_PARTS.product : parts}
            onChange={share}
          />
        </div>
      )}
    </div>
  );
});

interface ShareStepsProps {
  tab: TabOfMember;
  claims: readonly LineClaim[];
  offer: LineOffer;
  label: string;
  parts: number;
  take: number;
  onTake: (take: number) => void;
}

/** The parts of a product: those of others in their colours, one's own, and the free ones. */
function ShareSteps({ tab, claims, offer, label, parts, take, onTake }: ShareStepsProps) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const { you } = useMessages(TAB_MESSAGES);
  const free = freePartsOf(offer, parts);
  const isBegun = offer.shared?.parts === parts;
  const others = isBegun ? partHolders(claims, parts).slice(0, parts - free) : [];
  const { showMember } = useNames(tab);
  const own = showMember(tab.people.find(({ isOwn }) => isOwn)?.memberId ?? null);
  return (
    <div className={css.steps} role="group" aria-label={label}>
      {others.map((memberId, index) => {
        const who = showMember(memberId);
        return (
          <span
            key={index}
            className={classNames(css.part, css.theirs)}
            style={{ backgroundColor: colourOf(who) }}
          >
            {who ? who.name : <Check aria-hidden="true" />}
          </span>
        );
      })}
      {Array.from({ length: free }, (_, index) => {
        const isMine = index < take;
        return (
          <button
            key={`free${index}`}
            type="button"
            className={classNames(css.part, isMine ? css.mine : css.free)}
            style={isMine ? { backgroundColor: colourOf(own) } : undefined}
            aria-pressed={isMine}
            aria-label={copy.step(others.length + index + 1, parts)}
            // The last one of one's own is given up by the row itself.
            onClick={() => onTake(isMine && index > 0 ? index : index + 1)}
          >
            {isMine ? you : copy.free}
          </button>
        );
      })}
    </div>
  );
}

/** Who has paid it, or is paying it. */
function Holders({ tab, claims }: { tab: TabOfMember; claims: readonly LineClaim[] }) {
  const copy = useMessages(PAY_TAB_MESSAGES);
  const { showMember } = useNames(tab);
  const own = tab.people.find(({ isOwn }) => isOwn)?.memberId;
  const say = ({ memberId, state }: LineClaim['payment']) => {
    const isOwn = memberId !== null && memberId === own;
    const name = showMember(memberId)?.name;
    if (state === 'open') {
      if (isOwn) return copy.strip.youPaying;
      return name === undefined ? copy.payingInTable : copy.payingIt(name);
    }
    if (state === 'returned') return copy.refundedIt;
    if (isOwn) return copy.youPaidIt;
    return name === undefined ? copy.paidInTable : copy.paidBy(name);
  };
  // Of a unit that people share, how much of it: the rest may be free.
  const words = claims.map(({ payment, product: { share } }) =>
    share ? `${say(payment)} · ${share.take}/${share.parts}` : say(payment),
  );
  return [...new Set(words)].map((text) => (
    <span key={text} className={css.options}>
      {text}
    </span>
  ));
}

/** What one tap would pay, or all of it once it is chosen. */
function centsOf(tab: TabOfMember, wish: WishedProduct, line: ClaimableLine): Cents {
  const products = [wish];
  // Its own sum, however much of the bill has been paid on account.
  const openCents = line.unitGrossCents * line.units;
  const quote = quoteShare({ ...tab.claimable, openCents }, { mode: 'products', products });
  return 'cents' in quote ? quote.cents : 0;
}

function textsOf(
  tab: TabOfMember,
  { orderId, lineNumber }: ClaimableLine,
  products: ReadonlyMap<number, Product>,
  language: MenuLanguage | null,
) {
  const order = tab.orders.find((one) => one.order.orderId === orderId)?.order;
  const line = order?.lines[lineNumber - 1];
  if (!line) return { name: { text: '' }, options: [] };
  return lineTexts(line, products.get(line.productId), language);
}
