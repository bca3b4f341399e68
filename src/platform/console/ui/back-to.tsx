import { Link } from '../navigation/link.tsx';
import { BackIcon } from './icon.tsx';

/** The way up from a page, to the row that led to it. */
export function BackTo({ to, text }: { to: string; text: string }) {
  return (
    <Link className="hc-back" to={to} isUp>
      <BackIcon />
      {text}
    </Link>
  );
}
