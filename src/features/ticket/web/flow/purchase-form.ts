import { isJsonObject, readJson, type SessionStorage, writeJson } from '#web/storage/safe-storage.ts';
import type { ConvenienceStore } from '../../rules/payment/convenience-store.ts';
import type { DiscountCode } from '../../rules/sale/discount-code.ts';
import { emptyPurchaseForm, type PurchaseForm } from '../../rules/flow/purchase-post-data.ts';
import type { PartnerForm } from '../../rules/flow/purchase-list.ts';
import { isKeptFor } from '../../rules/sale/sale-key.ts';
import type { PurchasePlace } from '../cart/purchase-owner.ts';

/** The answers for one ticket. */
export interface PartnerEntry extends PartnerForm {
  /** The price that the form was filled in for. Another price may have other questions. */
  ticketMultiplePriceId?: number | null;
  /** True once the form was checked and the buyer went on. */
  isDone: boolean;
}
export type Partners = Readonly<Record<string, readonly PartnerEntry[]>>;

/** All answers and choices of a purchase, as the session keeps them under `purchaseForm`. */
export interface FlowForm extends PurchaseForm, PurchasePlace {
  hasAgreed: boolean;
  isProfileDone: boolean;
  /** By ticketId, in the order of the tickets. */
  partners: Partners;
  discount: DiscountCode | null;
  isPaymentChosen: boolean;
  cardId: number | null;
  /** The chosen card by its name: `VISA`, `4242`. */
  cardBrand: string;
  cardDigits: string;
  convenienceStore: ConvenienceStore | null;
}

export function emptyFlowForm({ siteKey, contentId, owner }: PurchasePlace): FlowForm {
  return {
    ...emptyPurchaseForm,
    siteKey,
    contentId,
    owner,
    hasAgreed: false,
    isProfileDone: false,
    partners: {},
    discount: null,
    isPaymentChosen: false,
    cardId: null,
    cardBrand: '',
    cardDigits: '',
    convenienceStore: null,
  };
}

/**
 * The form of a purchase that this tab keeps, or a new one. A form of another sale or another member is dropped, because
 * it has an agreement to other terms, or somebody else's name and address.
 */
export function readFlowForm(session: SessionStorage, { siteKey, contentId, owner }: PurchasePlace): FlowForm {
  const whose = { siteKey, contentId, owner };
  return keptFlowForm(session, whose) ?? emptyFlowForm(whose);
}

/** The form that this tab keeps; undefined where it keeps none. */
export function keptFlowForm(session: SessionStorage, whose: PurchasePlace): FlowForm | undefined {
  const kept = readJson(session, 'purchaseForm', isJsonObject);
  if (kept === undefined) return undefined;
  if (isKeptFor(whose, kept)) return flowFormOf(kept, whose);
  for (const key of ['purchaseForm', 'purchaseStep'] as const) session.remove(key);
  return undefined;
}

/** A form that was kept or sent as JSON. What is not like a form's value counts as not filled in. */
export function flowFormOf(kept: Record<string, unknown>, whose: PurchasePlace): FlowForm {
  const empty = emptyFlowForm(whose);
  const known = Object.entries(empty).map(([name, initial]) => {
    const value = kept[name];
    return [name, isLike(initial, value) ? value : initial];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has each field of the empty form, with a value like its own.
  const form = Object.fromEntries(known) as unknown as FlowForm;
  return Object.values(form.partners).every(isEntries) ? form : { ...form, partners: {} };
}

export function writeFlowForm(session: SessionStorage, form: FlowForm): void {
  writeJson(session, 'purchaseForm', form);
}

/** True for a value of the initial value's type. Where that is null, later code or the server checks the value. */
function isLike(initial: unknown, value: unknown): boolean {
  if (initial === null) return value !== undefined;
  return typeof value === typeof initial && value !== null && Array.isArray(value) === Array.isArray(initial);
}

function isEntries(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => isJsonObject(one) && Array.isArray(one['checkinUserInfo']));
}
