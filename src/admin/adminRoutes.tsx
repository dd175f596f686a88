import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import {
  ADDRESSES,
  EDIT_LEAD_PATTERN,
  ESTIMATE_PATTERN,
  LEAD_PATTERN,
  NEW_ESTIMATE_PATTERN,
  PERSON_PATTERN,
} from '../app/addresses';
import { NotFoundPage } from '../site/errors/NotFoundPage';
import { AdminErrorScreen } from './layout/AdminErrorScreen';
import { AdminFrame } from './layout/AdminFrame';
import { AdminScreens } from './layout/AdminScreens';
import { lazyScreen as screen } from './layout/lazyScreen';
import { ScreenLoading } from './shared/ScreenLoading';

const leadForm = async (): Promise<ComponentType> =>
  (await import('./leads/form/LeadFormPanel')).LeadFormPanel;

/** The routes of the admin app. */
export const adminRoutes: RouteObject[] = [
  {
    Component: AdminFrame,
    HydrateFallback: ScreenLoading,
    ErrorBoundary: AdminErrorScreen,
    children: [
      screen(ADDRESSES.signIn, async () => (await import('./signIn/SignInScreen')).SignInScreen),
      {
        Component: AdminScreens,
        children: [
          screen(ADDRESSES.today, async () => (await import('./today/TodayScreen')).TodayScreen),
          screen(
            ADDRESSES.calendar,
            async () => (await import('./calendar/CalendarScreen')).CalendarScreen,
          ),
          screen(
            ADDRESSES.daySheet,
            async () => (await import('./today/DaySheetScreen')).DaySheetScreen,
          ),
          screen(
            ADDRESSES.templates,
            async () => (await import('./messages/TemplatesScreen')).TemplatesScreen,
          ),
          screen(
            ADDRESSES.dashboard,
            async () => (await import('./dashboard/DashboardScreen')).DashboardScreen,
          ),
          screen(ADDRESSES.crm, async () => (await import('./crm/CrmScreen')).CrmScreen),
          screen(ADDRESSES.leads, async () => (await import('./leads/LeadsScreen')).LeadsScreen, [
            screen(ADDRESSES.newLead, leadForm),
            screen(LEAD_PATTERN, async () => (await import('./leads/panel/LeadPanel')).LeadPanel),
            screen(EDIT_LEAD_PATTERN, leadForm),
            screen(
              NEW_ESTIMATE_PATTERN,
              async () => (await import('./estimates/NewEstimatePanel')).NewEstimatePanel,
            ),
          ]),
          screen(
            `${ESTIMATE_PATTERN}/edit?`,
            async () => (await import('./estimates/EstimateScreen')).EstimateScreen,
          ),
          screen(PERSON_PATTERN, async () => (await import('./people/PersonScreen')).PersonScreen),
          screen(
            ADDRESSES.sources,
            async () => (await import('./sources/SourcesScreen')).SourcesScreen,
          ),
          screen(
            ADDRESSES.pipeline,
            async () => (await import('./pipeline/PipelineScreen')).PipelineScreen,
          ),
          screen(
            `${ADDRESSES.adminGallery}/:recordId?`,
            async () => (await import('./gallery/GalleryScreen')).GalleryScreen,
          ),
          screen(
            `${ADDRESSES.adminBlog}/:recordId?`,
            async () => (await import('./blog/BlogScreen')).BlogScreen,
          ),
          screen(
            `${ADDRESSES.content}/:pageId?/:sectionId?`,
            async () => (await import('./content/ContentScreen')).ContentScreen,
          ),
          screen(
            ADDRESSES.projectBoard,
            async () => (await import('./projects/board/ProjectBoardScreen')).ProjectBoardScreen,
          ),
          screen(
            `${ADDRESSES.projects}/:projectId?/edit?`,
            async () => (await import('./projects/ProjectsScreen')).ProjectsScreen,
          ),
          screen(
            ADDRESSES.publish,
            async () => (await import('./publish/PublishScreen')).PublishScreen,
          ),
          screen(
            ADDRESSES.launch,
            async () => (await import('./launch/LaunchScreen')).LaunchScreen,
          ),
          screen(
            ADDRESSES.deleted,
            async () => (await import('./undo/DeletedScreen')).DeletedScreen,
          ),
          screen(
            ADDRESSES.storage,
            async () => (await import('./storage/StorageScreen')).StorageScreen,
          ),
        ],
      },
      { path: '*', Component: NotFoundPage },
    ],
  },
];
