/** The wordmark, drawn with strokes so that it needs no font; the O is a lens. */
export const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 36" width="132" height="36" role="img" aria-label="Fakos">
  <g fill="none" stroke="#1f1a17" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="M4 31V6h14M4 18h11.5"/>
    <path d="M23 31 33.5 6 44 31M27 22.5h13"/>
    <path d="M53 6v25M69 6 53.5 20.5M59 15.8 70 31"/>
    <circle cx="88.5" cy="18.5" r="12.5"/>
    <path d="M126 10.5c-1.2-3-4-4.7-7.6-4.7-4.4 0-7.6 2.4-7.6 6 0 8.2 16 4.2 16 12.6 0 4-3.6 6.8-8.3 6.8-4.4 0-7.7-2.2-8.7-5.7"/>
  </g>
  <path d="M82 15.5a7.5 7.5 0 0 1 5.5-4.6" fill="none" stroke="#c8693a" stroke-width="3" stroke-linecap="round"/>
</svg>
`;

/** The lens of the wordmark alone. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="7" fill="#1f1a17"/>
  <circle cx="16" cy="16" r="9.5" fill="none" stroke="#fbf8f3" stroke-width="3"/>
  <path d="M11.2 14a5.5 5.5 0 0 1 4-3.4" fill="none" stroke="#e08a55" stroke-width="2.6" stroke-linecap="round"/>
</svg>
`;
