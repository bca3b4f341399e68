import { Skeleton } from '#console/ui/waiting.tsx';
import { needed } from '#web/parts/needed.ts';
import type { AddressCardProps } from './address-card.tsx';
import { editorTexts } from './editor-texts.ts';
import { useLater } from './form/use-later.ts';

const load = () => needed(() => import('./address-card.tsx'));
const texts = [editorTexts];

/** The address with its QR code, whose drawing comes when the site is public. */
export function LaterAddress(props: AddressCardProps) {
  const later = useLater(load, texts);
  return later === undefined ? <Skeleton rows={2} /> : <later.AddressCard {...props} />;
}
