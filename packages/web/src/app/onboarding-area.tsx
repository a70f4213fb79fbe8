import { OnboardingPage } from '../features/payments/onboarding-page.tsx';
import { OwnersOnly } from './owners-only.tsx';

/** The way back from the provider's onboarding is the owner's, as the way there was. */
export function OnboardingArea() {
  return (
    <OwnersOnly action="connect-payments">
      <main>
        <OnboardingPage />
      </main>
    </OwnersOnly>
  );
}
