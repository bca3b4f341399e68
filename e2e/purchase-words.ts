import type { LanguageCode } from '#kernel/language.ts';

/** The texts of the steps of a purchase and of the pages of an order, and of the fields of a card and a name. */
export async function purchaseWords(language: LanguageCode) {
  const [steps, order, cards, profile] = await Promise.all([
    import(`#features/ticket/web/flow/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/web/flow/texts/jpn.ts').default;
    }>,
    import(`#features/ticket/web/order-page/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/ticket/web/order-page/texts/jpn.ts').default;
    }>,
    import(`#features/credit-card/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/credit-card/texts/jpn.ts').default;
    }>,
    import(`#features/profile/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/profile/texts/jpn.ts').default;
    }>,
  ]);
  return { ...steps.default, ...order.default, cards: cards.default, names: profile.default };
}

export type PurchaseWords = Awaited<ReturnType<typeof purchaseWords>>;
