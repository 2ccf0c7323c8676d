import type { DemoPage } from './demo-catalogue.types.ts';
import type { ImageSpec } from './images/image-spec.ts';
import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { faq } from './pages/faq.ts';
import { frameGuide } from './pages/frame-guide.ts';
import { kitchenSink } from './pages/kitchen-sink.ts';
import { privacy } from './pages/privacy.ts';
import { terms } from './pages/terms.ts';

/** The pages; those that the navigation bar names itself are not asked into it a second time. */
export const pages: readonly DemoPage[] = [about, faq, contact, frameGuide, kitchenSink, privacy, terms];

/** The pictures that pages and the home page name. */
export const scenes: Readonly<Record<string, ImageSpec>> = {
  hero: { kind: 'scene', scene: 'hero', tone: 'sand', seed: 501 },
  store: { kind: 'scene', scene: 'shop-interior', tone: 'bone', seed: 502 },
  'about-front': { kind: 'scene', scene: 'shop-front', tone: 'sand', seed: 503, crop: '21:9' },
  'about-interior': { kind: 'scene', scene: 'shop-interior', tone: 'stone', seed: 504 },
  'about-workshop': { kind: 'scene', scene: 'workshop', tone: 'bone', seed: 505 },
  'faq-case': { kind: 'case', color: 'forest', label: 'Thiki', background: 'bone', view: 2 },
  'contact-front': { kind: 'scene', scene: 'shop-front', tone: 'bone', seed: 506 },
  'guide-shapes': { kind: 'scene', scene: 'pedestals', tone: 'sand', seed: 507, crop: '16:9' },
  'guide-panto': {
    kind: 'eyewear',
    shape: 'panto',
    frameColor: 'tortoise',
    material: 'acetate',
    lens: 'clear',
    bridge: 'keyhole',
    temple: 'classic',
    angle: 'three-quarter',
    background: 'bone',
  },
  'guide-front': {
    kind: 'eyewear',
    shape: 'square',
    frameColor: 'navy',
    material: 'acetate',
    lens: 'clear',
    bridge: 'saddle',
    temple: 'classic',
    angle: 'front',
    background: 'sand',
  },
  'privacy-lens': { kind: 'scene', scene: 'lens-ripple', tone: 'mist', seed: 508, crop: '21:9' },
  'wear-sun': { kind: 'scene', scene: 'beach', tone: 'sand', seed: 521 },
  'wear-reading': { kind: 'scene', scene: 'open-book', tone: 'bone', seed: 522 },
  'wear-designer': {
    kind: 'eyewear',
    shape: 'oversized',
    frameColor: 'tortoise',
    material: 'acetate',
    lens: 'brown',
    bridge: 'saddle',
    temple: 'classic',
    angle: 'three-quarter',
    background: 'slate',
  },
  'wear-sport': { kind: 'scene', scene: 'mountain', tone: 'sky', seed: 523 },
  'wear-professional': {
    kind: 'eyewear',
    shape: 'square',
    frameColor: 'navy',
    material: 'acetate',
    lens: 'clear',
    bridge: 'saddle',
    temple: 'classic',
    angle: 'three-quarter',
    background: 'mist',
  },
  'wear-fashion': {
    kind: 'eyewear',
    shape: 'cat-eye',
    frameColor: 'blush',
    material: 'acetate',
    lens: 'clear',
    bridge: 'saddle',
    temple: 'slim',
    angle: 'front',
    background: 'blush',
  },
  'terms-shelf': { kind: 'scene', scene: 'shelf', tone: 'stone', seed: 509, crop: '21:9' },
};
