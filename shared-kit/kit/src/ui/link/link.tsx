import { type ComponentPropsWithRef, createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** Props that the kit's components pass to a `RenderLink`. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

/** Renders a link, for example `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
export type RenderLink = (props: LinkProps) => ReactElement;

/** Plain `<a>`, used without a `LinkProvider`. */
export const plainLink: RenderLink = (props) => <a {...props} />;

const LinkContext = createContext<RenderLink>(plainLink);

/** Set once by the shell: `renderLink` renders all links of the kit's components. */
export function LinkProvider({ renderLink, children }: { renderLink: RenderLink; children: ReactNode }) {
  return <LinkContext value={renderLink}>{children}</LinkContext>;
}

/** The link renderer: the given one, or else the provider's. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const provided = useContext(LinkContext);
  return own ?? provided;
}
