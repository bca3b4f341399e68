import { classNames } from './class-names.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A panel that slides in from the end of the line, for the menu; otherwise a dialog like any other. */
export function Drawer({ className, ...dialog }: Omit<DialogProps, 'width' | 'role'>) {
  return <Dialog {...dialog} className={classNames('hb-drawer', className)} />;
}
