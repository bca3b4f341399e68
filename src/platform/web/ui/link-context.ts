import { type AnchorHTMLAttributes, createContext, createElement, type ReactNode, useContext } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
}

export type LinkComponent = (props: LinkProps) => ReactNode;

/** The component of links: a plain one, until the application gives the router's. */
export const LinkContext = createContext<LinkComponent>((props) => createElement('a', props));

/** A link of the application. */
export function Link(props: LinkProps): ReactNode {
  return createElement(useContext(LinkContext), props);
}
