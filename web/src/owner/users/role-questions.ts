import type { RoleChange } from '../../api/users.ts';
import type { Question } from '../../ui/dialogs/sweet-alert.ts';

type RoleQuestion = {
  /** The question before the role is changed. */
  question: Omit<Question, 'subject'>;
  /** The new fact about the user, for the message of success. */
  success: string;
};

export const roleQuestions: Record<RoleChange, RoleQuestion> = {
  makeAdmin: {
    question: {
      title: 'Make this user an admin?',
      text: 'Admins can change the menu, see all users, and make other people admins.',
      confirmText: 'Make admin',
      startOnCancel: true,
    },
    success: 'is now admin',
  },
  removeAdmin: {
    question: {
      title: 'Remove this admin?',
      text: 'They will be signed out and can no longer use the dashboard. Their account stays.',
      confirmText: 'Remove admin',
      danger: true,
    },
    success: 'is no longer an admin',
  },
  addToKitchen: {
    question: {
      title: 'Add this user to the kitchen?',
      text: "Kitchen staff see every open order, move it along, mark dishes and options as sold out, and pause orders. They can't use the dashboard.",
      confirmText: 'Add to kitchen',
      startOnCancel: true,
    },
    success: 'is now kitchen staff',
  },
  removeFromKitchen: {
    question: {
      title: 'Remove this user from the kitchen?',
      text: 'They will be signed out, and their kitchen screens close. Their account stays.',
      confirmText: 'Remove from kitchen',
      danger: true,
    },
    success: 'is no longer kitchen staff',
  },
};
