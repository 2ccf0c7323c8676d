import { type ComponentPropsWithRef, createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** What a link component of the kit hands to whoever renders the element. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Renders a link, for example `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactElement;

/** The plain `<a>` that is used where no `LinkProvider` surrounds the page. */
export const plainLink: RenderLink = (props) => <a {...props} />;

const LinkContext = createContext<RenderLink>(plainLink);

/** Set once by the shell: every link of the kit below it is rendered by `renderLink`. */
export function LinkProvider({ renderLink, children }: { renderLink: RenderLink; children: ReactNode }) {
  return <LinkContext value={renderLink}>{children}</LinkContext>;
}

/** The renderer to use: the one given as a prop, else the surrounding provider's. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const provided = useContext(LinkContext);
  return own ?? provided;
}
