/** Default colours of the footer (spec section 9); '' for colours that follow the text. Without zod, for the first view. */
export const footerColorDefaults = {
  footer_background_color: '#00C7B5',
  footer_text_color: '#ffffff',
  footer_link_color: '',
  footer_link_hover_color: '',
} as const;
