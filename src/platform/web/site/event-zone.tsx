import { useEffect, useState } from 'react';
import { japanZone } from '#kernel/japan-time.ts';
import { useLanguage } from './page-context.ts';

const tokyoOffset = -540;

/** Whose clock the times of a page are on, for everybody who may live by another one. The server knows no clock. */
export function useEventZone(): string | undefined {
  const language = useLanguage();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => setIsAway(new Date().getTimezoneOffset() !== tokyoOffset), []);
  return language === 'jpn' && !isAway ? undefined : japanZone[language];
}

/** It stands once beside the times of a page, a card or a sheet. */
export function EventZone() {
  const zone = useEventZone();
  return zone === undefined ? null : <span className="hb-zone">{zone}</span>;
}
