import type { PublicSettings } from '@fakos/contracts/settings/contract';
import { isOn } from '@fakos/contracts/settings/flags';
import { settingsApi, useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';

/** A large post and two rows of three; the default of the setting too. */
export const POSTS_PER_PAGE = 7;

/** The shop's settings of its posts. */
export interface BlogSettings {
  /** Title and introduction of the list; empty for the default ones. */
  readonly title: string;
  readonly intro: string;
  readonly postsPerPage: number;
  readonly showsAuthor: boolean;
  readonly showsDate: boolean;
  readonly showsViews: boolean;
  readonly showsReadingTime: boolean;
  readonly showsShare: boolean;
  readonly showsRelated: boolean;
}

/** See {@link BlogSettings}; the defaults until the settings have loaded. */
export function useBlogSettings(): BlogSettings {
  return toBlogSettings(useGetSettingsQuery().data?.settings);
}

/** See {@link BlogSettings}, for prefetching. */
export function selectBlogSettings(state: Parameters<typeof selectSettings>[0]): BlogSettings {
  return toBlogSettings(selectSettings(state).data?.settings);
}

const selectSettings = settingsApi.endpoints.getSettings.select();

function toBlogSettings(settings: Partial<PublicSettings> = {}): BlogSettings {
  return {
    title: settings.blog_title ?? '',
    intro: settings.blog_intro ?? '',
    postsPerPage: settings.blog_posts_per_page ?? POSTS_PER_PAGE,
    showsAuthor: isOn(settings.blog_show_author),
    showsDate: isOn(settings.blog_show_date),
    showsViews: isOn(settings.blog_show_views),
    showsReadingTime: isOn(settings.blog_show_reading_time),
    showsShare: isOn(settings.blog_show_share),
    showsRelated: isOn(settings.blog_show_related),
  };
}
