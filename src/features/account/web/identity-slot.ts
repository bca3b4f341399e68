import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import { useLanguage } from '#web/site/page-context.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { AuthMethod } from '../rules/login-offer.ts';

export interface IdentityLoginProps {
  method: AuthMethod;
  /** The page that led to the login. */
  link: string | undefined;
}

export interface IdentityLogin {
  texts: readonly Texts<unknown>[];
  IdentityLogin: ComponentType<IdentityLoginProps>;
}

/** The login through another provider stands on these pages and is made on ours: who composes the site joins them. */
const Slot = createContext<(() => Promise<IdentityLogin>) | undefined>(undefined);
export const IdentityLoginProvider = Slot.Provider;

/** The button of the site's identity provider, fetched only where there is one. */
export function useIdentityLogin(method: AuthMethod | undefined): ComponentType<IdentityLoginProps> | undefined {
  const load = useContext(Slot);
  const language = useLanguage();
  const [part, setPart] = useState<{ Part: ComponentType<IdentityLoginProps>; language: LanguageCode }>();
  useEffect(() => {
    if (method === undefined || load === undefined) return;
    let isStale = false;
    const fetchPart = async (): Promise<void> => {
      const { texts, IdentityLogin } = await load();
      await Promise.all(texts.map((one) => one.load(language)));
      if (!isStale) setPart({ Part: IdentityLogin, language });
    };
    // Without it there is still the form.
    fetchPart().catch(() => {});
    return () => {
      isStale = true;
    };
  }, [method, load, language]);
  return part?.language === language ? part.Part : undefined;
}
