import type { LanguageCode } from '#kernel/language.ts';

/** The interface's own texts in a language: journeys look for what a visitor of that language sees. */
export async function wordsOf(language: LanguageCode) {
  const [
    common,
    navigation,
    dialog,
    error,
    doors,
    account,
    door,
    own,
    accountMessages,
    mypage,
    terms,
    profile,
    profilePage,
    cards,
    myTicket,
    reception,
  ] = await Promise.all([
    import(`#kernel/texts/${language}.ts`) as Promise<{ default: typeof import('#kernel/texts/jpn.ts').default }>,
    import(`#features/navigation/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/navigation/texts/jpn.ts').default;
    }>,
    import(`#features/site/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/site/texts/jpn.ts').default;
    }>,
    import(`#features/error-page/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/error-page/texts/jpn.ts').default;
    }>,
    import(`#features/doors/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/doors/texts/jpn.ts').default;
    }>,
    import(`#features/account/web/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/account/web/texts/jpn.ts').default;
    }>,
    import(`#features/account/web/door/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/account/web/door/texts/jpn.ts').default;
    }>,
    import(`#features/account/web/own-account/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/account/web/own-account/texts/jpn.ts').default;
    }>,
    import(`#features/account/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/account/texts/jpn.ts').default;
    }>,
    import(`#features/mypage/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/mypage/texts/jpn.ts').default;
    }>,
    import(`#features/terms/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/terms/texts/jpn.ts').default;
    }>,
    import(`#features/profile/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/profile/texts/jpn.ts').default;
    }>,
    import(`#features/profile/web/page/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/profile/web/page/texts/jpn.ts').default;
    }>,
    import(`#features/credit-card/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/credit-card/texts/jpn.ts').default;
    }>,
    import(`#features/my-ticket/web/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/my-ticket/web/texts/jpn.ts').default;
    }>,
    import(`#features/my-ticket/web/reception/texts/${language}.ts`) as Promise<{
      default: typeof import('#features/my-ticket/web/reception/texts/jpn.ts').default;
    }>,
  ]);
  return {
    common: common.default,
    navigation: navigation.default,
    language: dialog.default.languages,
    error: error.default,
    passcode: doors.default.passcode,
    account: { ...account.default, ...door.default, ...own.default },
    accountMessages: accountMessages.default,
    mypage: mypage.default,
    terms: terms.default,
    profile: { ...profile.default, ...profilePage.default },
    cards: cards.default,
    myTicket: myTicket.default,
    reception: reception.default,
  };
}

export type Words = Awaited<ReturnType<typeof wordsOf>>;
