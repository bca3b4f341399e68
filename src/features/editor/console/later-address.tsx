import { Skeleton } from '#console/ui/waiting.tsx';
import { needed } from '#web/parts/needed.ts';
import { editorTexts } from './editor-texts.ts';
import { useLater } from './form/use-later.ts';
import type { Outline } from './use-outline.ts';

const load = async () => {
  const [{ AddressCard }, { PasscodeCard }] = await Promise.all([
    needed(() => import('./address-card.tsx')),
    needed(() => import('./passcode-card.tsx')),
  ]);
  return { AddressCard, PasscodeCard };
};
const texts = [editorTexts];

/** The address with its QR code, whose drawing comes when the site is public, and the passcode that opens it. */
export function LaterAddress({ outline: { site, path, enters, rights }, isNew }: { outline: Outline; isNew: boolean }) {
  const later = useLater(load, texts);
  if (later === undefined) return <Skeleton rows={2} />;
  return (
    <>
      <later.AddressCard {...{ site, path, isNew }} />
      {enters.needsCode && rights.includes('edit') ? <later.PasscodeCard site={site} /> : null}
    </>
  );
}
